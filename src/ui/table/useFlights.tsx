/** Shows the news of a step as flights over the table, then reports that it has settled. They can be skipped. */
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Flyer } from './Flyer';
import { hiddenAt, type Flight, type Schedule } from './flights';
import type { TableNews } from './props';

interface Flown {
  /** What the board must not draw yet. */
  readonly hidden: ReadonlySet<string>;
  /** To be laid over the board, in its coordinates. */
  readonly flyers: ReactNode;
  /** To be laid over the whole table, in its coordinates: what flies beyond the board. */
  readonly overFlyers: ReactNode;
  readonly isBusy: boolean;
  skip(): void;
}

/** What is in the air: the flights of one news, and the moment up to which they have landed. */
interface Air {
  readonly news: TableNews | null;
  readonly flights: readonly Flight[];
  readonly length: number;
  readonly moment: number;
}

/** `plan` turns news into flights. It is asked once for each news, and not for what was there before the table opened. */
export function useFlights(
  news: TableNews | null,
  plan: (news: TableNews) => Schedule,
  onSettled: (number: number) => void,
): Flown {
  const [air, setAir] = useState<Air>({ news, flights: [], length: 0, moment: 0 });
  if (news !== air.news) setAir(takeOff(news, plan));
  const settle = useEffectEvent(() => {
    if (air.news) onSettled(air.news.number);
  });
  const { flights, length } = air;
  useEffect(() => {
    if (length === 0) {
      settle();
      return undefined;
    }
    const landings = [...new Set(flights.map((flight) => flight.start + flight.duration))];
    const timers = landings.map((moment) => setTimeout(() => setAir((now) => ({ ...now, moment })), moment));
    timers.push(setTimeout(() => setAir(landed), length));
    return () => timers.forEach((timer) => clearTimeout(timer));
  }, [flights, length]);
  return {
    hidden: hiddenAt(flights, air.moment),
    flyers: length === 0 ? null : <Flyers flights={flights.filter(({ over }) => over !== true)} />,
    overFlyers: length === 0 ? null : <Flyers flights={flights.filter(({ over }) => over === true)} />,
    isBusy: length > 0,
    skip: () => setAir(landed),
  };
}

function takeOff(news: TableNews | null, plan: (news: TableNews) => Schedule): Air {
  const schedule = news ? plan(news) : null;
  return { news, flights: schedule?.flights ?? [], length: schedule?.length ?? 0, moment: 0 };
}

function landed(air: Air): Air {
  return { news: air.news, flights: [], length: 0, moment: 0 };
}

function Flyers({ flights }: { readonly flights: readonly Flight[] }) {
  return (
    <View
      style={[StyleSheet.absoluteFill, styles.untouchable]}
      aria-hidden
      importantForAccessibility="no-hide-descendants"
    >
      {flights.map((flight) => (
        <Flyer key={flight.key} flight={flight} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ untouchable: { pointerEvents: 'none' } });
