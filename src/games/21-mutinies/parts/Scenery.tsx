/** The map behind the pieces: sea, ship and rim, and a picture for each of the six places. */
import { memo } from 'react';
import Svg, { Defs, RadialGradient, Rect, Stop } from 'react-native-svg';

import { pigment } from '@/ui/scenery/palette';
import { useArtId } from '@/ui/scenery/Scene';
import { useTheme } from '@/ui/theme';

import { BLIND, MARKET, MARKET_1, ROW_COUNT, TAVERN, TOWN, TOWN_PP, TRADE, TRADE_1, WRECK } from '../data';
import { boxAt, type Box, type Ground } from '../ground';
import { lights } from './light';
import { LonelyWaters } from './PlaceLonely';
import { MarketAlley } from './PlaceMarket';
import { Routes } from './PlaceRoutes';
import { TavernHouse } from './PlaceTavern';
import { TownHill } from './PlaceTown';
import { Wreck } from './PlaceWreck';
import { Rim } from './Rim';
import { SantaMarta } from './SantaMarta';
import { SeaChart } from './SeaChart';
import { Vignette } from './Vignette';

interface SceneryProps {
  readonly ground: Ground;
  /** How many jewels are on offer. */
  readonly offers: number;
}

export const Scenery = memo(function Scenery({ ground, offers }: SceneryProps) {
  const theme = useTheme();
  const id = useArtId();
  const light = lights[theme.light];
  const { width, height, tiles, boxes } = ground;
  const some = (from: number, count: number): Box[] => boxes.slice(from, from + count);
  const tile = (action: number): Box => boxAt(tiles, action);
  return (
    <Svg width={width} height={height} aria-hidden>
      <Defs>
        <RadialGradient id={id('vignette')} cx="50%" cy="48%" r="75%">
          <Stop offset="0.6" stopColor={pigment.abyss} stopOpacity={0} />
          <Stop offset="1" stopColor={pigment.abyss} stopOpacity={0.35} />
        </RadialGradient>
      </Defs>
      <SeaChart ground={ground} light={light} />
      <SantaMarta ground={ground} light={light} />
      <Vignette box={tile(BLIND)} seed="blind">
        <LonelyWaters box={tile(BLIND)} light={light} />
      </Vignette>
      <Vignette box={tile(WRECK)} seed="wreck">
        <Wreck box={tile(WRECK)} light={light} />
      </Vignette>
      <Vignette box={tile(TAVERN)} seed="tavern">
        <TavernHouse box={tile(TAVERN)} light={light} />
      </Vignette>
      <Vignette box={tile(TOWN)} seed="town">
        <TownHill box={tile(TOWN)} houses={some(TOWN_PP, 5)} light={light} />
      </Vignette>
      <Vignette box={tile(MARKET)} seed="market">
        <MarketAlley box={tile(MARKET)} stalls={some(MARKET_1, ROW_COUNT)} light={light} />
      </Vignette>
      <Vignette box={tile(TRADE)} seed="trade">
        <Routes box={tile(TRADE)} berths={some(TRADE_1, offers)} light={light} />
      </Vignette>
      <Rect width={width} height={height} fill={`url(#${id('vignette')})`} />
      <Rim ground={ground} light={light} />
    </Svg>
  );
});
