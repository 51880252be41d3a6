/** Setting up a game: who plays and which voyage. What cannot be started says why. */
import { useCallback, useState } from 'react';

import { gameWords, useGameWords, useWords } from '@/i18n/words';
import type { GameEntry } from '@/games/entry';
import type { AnyGame } from '@/core/game';
import { startMatch } from '@/match/open';
import { matchSeats, planProblem, readPlan, rememberedPlan, type Plan } from '@/match/plan';
import { asStoreError } from '@/store/error';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { EmptyState } from '@/ui/kit/EmptyState';
import { Screen } from '@/ui/kit/Screen';
import { Text } from '@/ui/kit/Text';
import { useToast } from '@/ui/kit/Toast';
import { emblems } from '@/ui/theme';

import { useBack } from '../back';
import { useStore } from '../boot/StoreContext';
import { useFetched } from '../fetched';
import { gameById } from '../games';
import { NotFound } from '../not-found/NotFound';
import type { ScreenProps } from '../routes';
import { Crew } from './Crew';
import { knownPeople, rememberPeople } from './people';
import { useProblemText } from './problem';
import { newSeed } from './seed';
import { usualPlan, type SeatNames } from './usual';
import { Voyage } from './Voyage';

type Props = ScreenProps<'NewGame'>;

export function NewGame(props: Props) {
  const t = useWords();
  const store = useStore();
  const entry = gameById(props.route.params.game);
  const id = props.route.params.game;
  const kept = useFetched(
    useCallback(async () => ({ choice: await store.lastChoice(id), people: await knownPeople(store) }), [store, id]),
  );
  if (!entry) return <NotFound />;
  const { rules } = entry;
  if (!rules || !entry.table) return <Rigged {...props} entry={entry} />;
  if (kept.state === 'fetching') return null;
  const names = {
    person: (number: number) => t('setup.personName', { number }),
    people: kept.state === 'here' ? kept.value.people : [],
    bots: t('setup.botNames').split(', '),
  };
  const usual = usualPlan(rules, names);
  const plan = kept.state === 'here' ? readPlan(rules, kept.value.choice, usual) : usual;
  return <Setup {...props} key={id} entry={entry} rules={rules} names={names} first={plan} />;
}

interface SetupProps extends Props {
  readonly entry: GameEntry;
  readonly rules: AnyGame;
  readonly names: SeatNames;
  readonly first: Plan;
}

function Setup({ navigation, entry, rules, names, first }: SetupProps) {
  const t = useWords();
  const say = useGameWords(entry.id);
  const back = useBack();
  const store = useStore();
  const toast = useToast();
  const [plan, setPlan] = useState(first);
  const problem = planProblem(rules, plan);
  const problemText = useProblemText(entry.id, plan);
  const told = problem && problemText(problem);
  const start = async () => {
    const seats = matchSeats(plan, emblems);
    const title = t('setup.title', { game: say('name'), names: seats.map(({ name }) => name).join(', ') });
    try {
      await store.rememberChoice(entry.id, rememberedPlan(plan));
      await rememberPeople(store, seats);
      const id = await startMatch(store, { game: rules, title, options: plan.options, seats, seed: newSeed() });
      navigation.replace('Match', { id });
    } catch (error) {
      toast({ text: t('setup.notStarted', { reason: t(`store.error.${asStoreError(error).kind}`) }) });
    }
  };
  const footer = (
    <>
      {told ? (
        <Text tone="dangerText" live>
          {told}
        </Text>
      ) : null}
      <Button
        look="primary"
        icon="anchor"
        label={t('setup.start')}
        disabled={problem !== null}
        onPress={() => void start()}
      />
    </>
  );
  return (
    <Screen title={t('newGame.title', { game: say('name') })} back={back} footer={footer}>
      <Crew rules={rules} plan={plan} names={names} problem={problem} told={told} onChange={setPlan} />
      <Voyage rules={rules} plan={plan} say={say} problem={problem} told={told} onChange={setPlan} />
      <Button icon="book" label={t('newGame.rules')} onPress={() => navigation.navigate('Rules', { game: entry.id })} />
    </Screen>
  );
}

function Rigged({ navigation, entry }: Props & { readonly entry: GameEntry }) {
  const t = useWords();
  const back = useBack();
  const name = gameWords(entry.id)('name');
  return (
    <Screen title={t('newGame.title', { game: name })} back={back}>
      <Card seed={entry.id}>
        <EmptyState title={t('newGame.rigged')} sentence={t('newGame.riggedSentence', { game: name })}>
          <Button
            icon="book"
            label={t('newGame.rules')}
            onPress={() => navigation.navigate('Rules', { game: entry.id })}
          />
          <Button look="primary" icon="anchor" label={t('app.home')} onPress={() => navigation.navigate('Harbour')} />
        </EmptyState>
      </Card>
    </Screen>
  );
}
