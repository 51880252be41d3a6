/** The picture on this game's card: two islands at sundown, the boat between them, the nest under the black flag. */
import { ClipPath, Defs, G, LinearGradient, Path, Rect, Stop } from 'react-native-svg';

import type { CoverProps } from '@/ui/scenery/cover';
import { captainPointing, limb, lookout, rower } from '@/ui/scenery/figures';
import { engrave, foliage, hatch, sunRays } from '@/ui/scenery/hatching';
import { blot, brush, inkLine, inkLoop, loop, polygon, trace } from '@/ui/scenery/ink';
import { Palm, Rock } from '@/ui/scenery/Land';
import { Glow } from '@/ui/scenery/Lights';
import { pigment } from '@/ui/scenery/palette';
import { Scene, useArtId } from '@/ui/scenery/Scene';
import { skullAndBones } from '@/ui/scenery/skull';
import { moonPath, waveStrokes } from '@/ui/scenery/waves';

const horizon = 262;

const farCoast = trace(`0 246, 50 234, 110 240, 190 254, 260 ${horizon}, 0 ${horizon}`);
const farHill = trace('430 300, 500 226, 560 190, 620 150, 690 112, 760 92, 840 70, 860 320');
const largeIsland = trace(
  '400 318, 436 300, 462 272, 500 248, 540 236, 588 226, 640 196, 690 178, 740 150, 800 128, 860 330, ' +
    '720 352, 560 348, 450 336',
);

const beach = trace('384 326, 430 308, 520 300, 620 306, 820 298, 840 372, 700 366, 560 358, 450 346, 404 338');

const smallIsland = trace('-20 300, 40 288, 110 296, 180 312, 244 334, 262 346, 220 360, 120 370, -20 380');

const hutRoof = trace('486 196, 512 168, 548 140, 590 166, 622 194, 604 198, 584 192, 560 200, 536 193, 510 201');

const hull = trace('262 366, 292 374, 340 380, 392 376, 430 360, 420 386, 396 404, 330 410, 286 402');

const clouds = [
  blot([150, 112], [150, 13], 'cloud 1', 0.25),
  blot([260, 142], [120, 8], 'cloud 2', 0.3),
  blot([520, 92], [170, 11], 'cloud 3', 0.25),
  blot([430, 178], [110, 6], 'cloud 4', 0.3),
  blot([700, 64], [150, 12], 'cloud 5', 0.25),
].join('');

const gulls = [
  [250, 150, 1],
  [282, 128, 0.8],
  [222, 118, 0.6],
] as const;

export default function PiratesNestCover({ width, height }: CoverProps) {
  const id = useArtId();
  return (
    <Scene width={width} height={height}>
      <Defs>
        <LinearGradient id={id('sky')} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor="#2c5f6b" />
          <Stop offset="0.35" stopColor="#7fa08a" />
          <Stop offset="0.7" stopColor="#e7c583" />
          <Stop offset="1" stopColor="#f6d48a" />
        </LinearGradient>
        <LinearGradient id={id('sea')} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor="#d9bd7c" />
          <Stop offset="0.12" stopColor="#7fae95" />
          <Stop offset="0.45" stopColor="#2d7a78" />
          <Stop offset="1" stopColor="#0c303b" />
        </LinearGradient>
        <LinearGradient id={id('hill')} x1="0" y1="0" x2="1" y2="0.6">
          <Stop offset="0" stopColor="#8a9352" />
          <Stop offset="0.5" stopColor="#3f5f3c" />
          <Stop offset="1" stopColor="#1c3527" />
        </LinearGradient>
        <LinearGradient id={id('sand')} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor="#f0d594" />
          <Stop offset="1" stopColor="#b0894c" />
        </LinearGradient>
        <ClipPath id={id('jungle')}>
          <Path d={polygon(largeIsland)} />
        </ClipPath>
      </Defs>
      <Rect width={800} height={horizon} fill={`url(#${id('sky')})`} />
      <Glow x={336} y={236} radius={250} colour="#ffe6a0" strength={0.95} />
      <Path d={blot([336, 232], [27, 27], 'sun', 0.02)} fill="#fff3c8" />
      <Path d={sunRays([336, 236], 46, 430, 'evening')} fill="#fff1c4" opacity={0.3} />
      <Path d={clouds} fill="#fff1c4" opacity={0.4} />
      <Path
        d={hatch(trace('0 0, 800 0, 800 90, 0 130'), 2, 9, 'high sky')}
        stroke="#173f4d"
        strokeWidth={0.9}
        opacity={0.3}
        fill="none"
      />
      <Path d={loop(farCoast)} fill="#8a9a78" opacity={0.8} />
      <Rect y={horizon - 2} width={800} height={242} fill={`url(#${id('sea')})`} />
      <Path
        d={moonPath({ x: 336, top: horizon + 1, bottom: 480, width: 150, seed: 'sun path' })}
        fill="#fff0bd"
        opacity={0.75}
      />
      <Path
        d={waveStrokes({ from: [-20, horizon + 8], to: [820, 505], seed: 'strait', rows: 15 })}
        fill="#0a3a44"
        opacity={0.6}
      />

      <Path d={inkLoop(farHill, 'far hill', 4)} fill="#6f8f74" opacity={0.85} />
      <Path d={engrave(farHill, 70, 8, 'far hill shade')} fill="#3c5f56" opacity={0.5} />
      <Path d={inkLoop(largeIsland, 'hill', 3)} fill={`url(#${id('hill')})`} stroke={pigment.ink} strokeWidth={1.8} />
      <G clipPath={`url(#${id('jungle')})`}>
        <Path d={foliage([400, 150], [820, 312], 26, 'trees')} stroke="#0f2218" strokeWidth={2.2} fill="none" />
        <Path
          d={foliage([402, 146], [820, 312], 30, 'tree light')}
          stroke="#b9b866"
          strokeWidth={1.6}
          opacity={0.5}
          fill="none"
        />
        <Path d={engrave(largeIsland, 64, 9, 'hill shade')} fill="#12251b" opacity={0.45} />
      </G>
      <Path
        d={blot([600, 366], [230, 12], 'shore shade', 0.1) + blot([110, 374], [160, 9], 'small shore shade', 0.1)}
        fill="#0a3a44"
        opacity={0.45}
      />
      <Path d={inkLoop(beach, 'beach', 2.5)} fill={`url(#${id('sand')})`} stroke={pigment.inkSoft} strokeWidth={1.4} />
      <Path
        d={hatch(trace('560 330, 820 316, 820 366, 600 360'), 4, 6, 'beach shade')}
        stroke={pigment.inkSoft}
        strokeWidth={1}
        opacity={0.5}
        fill="none"
      />
      <Path
        d={inkLoop(smallIsland, 'small', 2.5)}
        fill={`url(#${id('sand')})`}
        stroke={pigment.inkSoft}
        strokeWidth={1.4}
      />
      <Path
        d={hatch(trace('-10 340, 220 346, 120 366, -10 374'), 2, 6, 'small shade')}
        stroke={pigment.inkSoft}
        strokeWidth={1}
        opacity={0.55}
        fill="none"
      />
      <Rock
        outline={trace('30 308, 44 270, 62 254, 82 226, 100 250, 122 262, 136 288, 166 314, 100 324')}
        seed="rock"
      />
      <Path d={lookout} transform="translate(222 340) scale(0.42)" fill={pigment.ink} />
      <Path d={captainPointing} transform="translate(466 330) scale(-0.3 0.3)" fill={pigment.ink} />
      <Path d={lookout} transform="translate(646 334) scale(-0.46 0.46)" fill={pigment.ink} />
      <Path
        d={
          inkLine(trace('386 328, 404 340, 450 348, 560 360, 700 368, 820 372'), 'surf', 2) +
          inkLine(trace('-20 382, 120 372, 220 362, 264 348'), 'small surf', 2)
        }
        stroke={pigment.foam}
        strokeWidth={2}
        fill="none"
        opacity={0.85}
      />
      <Palm x={196} y={326} height={128} lean={26} seed="small palm" />
      <Palm x={170} y={322} height={86} lean={-34} seed="small palm 2" />

      <Palm x={690} y={318} height={190} lean={34} seed="tall palm" />
      <Palm x={606} y={312} height={176} lean={14} seed="nest palm" />
      <Path
        d={
          brush(trace('508 310, 512 250, 516 196'), [7, 6, 5]) +
          brush(trace('596 312, 592 250, 590 192'), [7, 6, 5]) +
          brush(trace('552 314, 552 250'), [5, 5]) +
          brush(trace('508 296, 592 250'), [3, 3]) +
          brush(trace('596 296, 514 250'), [3, 3])
        }
        fill={pigment.woodDark}
      />
      <Path
        d={inkLoop(trace('500 244, 604 242, 608 252, 497 254'), 'platform', 1)}
        fill={pigment.wood}
        stroke={pigment.ink}
        strokeWidth={1.4}
      />
      <Path
        d={inkLoop(trace('514 192, 592 190, 594 244, 512 245'), 'wall', 1)}
        fill="#7a4d22"
        stroke={pigment.ink}
        strokeWidth={1.6}
      />
      <Path
        d={hatch(trace('514 192, 592 190, 594 244, 512 245'), 90, 6, 'wall boards')}
        stroke={pigment.ink}
        strokeWidth={1}
        opacity={0.7}
        fill="none"
      />
      <Path d="M540 245L540 214Q552 202 564 214L564 245Z" fill={pigment.lamp} stroke={pigment.ink} strokeWidth={1.6} />
      <Path
        d={inkLoop(hutRoof, 'roof', 2)}
        fill="#b98a45"
        stroke={pigment.ink}
        strokeWidth={1.8}
        strokeLinejoin="round"
      />
      <Path
        d={
          engrave(trace('548 142, 584 166, 618 194, 560 198'), 48, 5, 'thatch right') +
          engrave(trace('548 142, 490 194, 540 194'), 128, 6, 'thatch left')
        }
        fill={pigment.inkSoft}
        opacity={0.85}
      />
      <Glow x={552} y={226} radius={64} strength={0.8} />
      <Path d={brush(trace('548 148, 547 78'), [4, 3])} fill={pigment.ink} />
      <Path
        d="M547 80Q570 72 590 82Q610 90 632 80Q628 104 634 124Q612 134 592 124Q570 116 547 124Z"
        fill="#130e0b"
        stroke={pigment.ink}
        strokeWidth={1}
      />
      <G transform="translate(590 102) rotate(4) scale(0.72)">
        <Path d={skullAndBones.bone} fill={pigment.parchmentLight} />
        <Path d={skullAndBones.hollows} fill="#130e0b" />
      </G>

      <Path d={blot([346, 414], [108, 10], 'boat shadow', 0.15)} fill="#06222a" opacity={0.6} />
      <G fill="#120c08">
        <Path d={rower} transform="translate(304 384) scale(1.05)" />
        <Path d={rower} transform="translate(340 386) scale(1.1)" />
        <Path d={lookout} transform="translate(388 384) scale(1.08)" />
        <Path
          d={
            limb(trace('330 366, 318 392, 300 424'), [3, 3, 4]) +
            limb(trace('369 368, 362 394, 350 428'), [3, 3, 4]) +
            limb(trace('303 418, 297 428'), [4, 7]) +
            limb(trace('352 422, 348 432'), [4, 7])
          }
        />
      </G>
      <Path d={loop(hull)} fill="#5a3517" stroke={pigment.ink} strokeWidth={2} />
      <Path
        d={
          inkLine(trace('270 378, 330 390, 400 386, 424 374'), 'strake 1', 0.5) +
          inkLine(trace('278 390, 332 400, 400 396'), 'strake 2', 0.5)
        }
        stroke={pigment.ink}
        strokeWidth={1.3}
        fill="none"
        opacity={0.8}
      />
      <Path
        d={inkLine(trace('264 367, 292 375, 340 381, 392 377, 428 362'), 'gunwale', 0.3)}
        stroke={pigment.brassLight}
        strokeWidth={2}
        fill="none"
      />
      <Path
        d={waveStrokes({ from: [230, 402], to: [480, 440], seed: 'boat foam', rows: 4 })}
        fill={pigment.foam}
        opacity={0.8}
      />
      {gulls.map(([x, y, scale]) => (
        <Path
          key={x}
          d="M-16 -4Q-8 -10 0 0Q8 -10 16 -4Q8 -6 0 3Q-8 -6 -16 -4Z"
          transform={`translate(${x} ${y}) scale(${scale})`}
          fill={pigment.ink}
          opacity={0.75}
        />
      ))}
      <Rock
        outline={trace('560 520, 600 470, 640 452, 668 424, 706 442, 740 414, 790 432, 830 520')}
        seed="near rock"
        colours={['#0d2a30', '#04141a', '#4f8a80']}
      />
      <Palm x={-120} y={490} height={540} lean={62} seed="near palm" colours={['#0a1a18', '#071613', '#12312a']} />
    </Scene>
  );
}
