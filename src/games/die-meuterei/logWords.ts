/** English sentences of the log. */
export const logWords = {
  roundStarted: 'Round {{round}}: {{who}} lays out the doors.',
  stormed: 'Storm! {{pirate}} is seasick and lies in the lifeboat.',
  stormedAgain: 'Storm! {{pirate}} is seasick now; {{back}} is back aboard.',
  doorOpened: '{{who}} knocks at door {{door}}: {{pirate}}.',
  ghostMet: 'The turn of {{who}} is over.',
  pirateUsed: '{{who}} visits {{pirate}}.',
  nothing: '{{who}} gets nothing from {{pirate}}.',
  declined: '{{who}} wants nothing from {{pirate}}.',
  offerRaised: 'Satè now offers {{offer}} coins.',
  lastRound: 'Used up: {{supplies}}. This is the last round.',
  becalmed: 'The ship stays on space {{space}}.',
  shipMoved: {
    one: 'The ship sails 1 space, to space {{space}}.',
    many: 'The ship sails {{count}} spaces, to space {{space}}.',
  },

  goldTaken: { known: '{{who}} takes a gold card worth {{gold}}.', hidden: '{{who}} takes a gold card.' },
  drew: {
    known: '{{who}} draws {{cards}}.',
    one: '{{who}} draws a combat card.',
    many: '{{who}} draws {{count}} combat cards.',
  },
  looked: {
    ramon: '{{who}} looks at the top gold card and the top combat card.',
    tembo: '{{who}} looks at the top two combat cards.',
    cards: '{{who}} sees {{cards}}.',
    goldAndCard: '{{who}} sees a gold card worth {{gold}} and {{cards}}.',
  },
  kept: {
    gold: '{{who}} keeps the gold card worth {{gold}}.',
    card: '{{who}} keeps {{card}}.',
    tembo: '{{who}} keeps one of them.',
    hiddenGold: '{{who}} keeps the gold card.',
    hiddenCombat: '{{who}} keeps the combat card.',
  },
  laidAside: { known: '{{who}} hands over {{card}}.', hidden: '{{who}} hands over a combat card.' },
  returned: {
    known: '{{who}} puts {{cards}} under the pile.',
    gold: '{{who}} puts the gold card worth {{gold}} under the pile.',
    hiddenGold: '{{who}} puts the gold card under the pile.',
    one: '{{who}} puts a combat card under the pile.',
    many: '{{who}} puts {{count}} combat cards under the pile.',
  },
  coins: {
    taken: { one: '{{who}} takes a coin.', many: '{{who}} takes {{count}} coins.' },
    paid: { one: '{{who}} pays a coin.', many: '{{who}} pays {{count}} coins.' },
    refilled: { one: '{{who}} gives a coin back.', many: '{{who}} gives {{count}} coins back.' },
    robbed: '{{who}} steals a coin from {{victim}}.',
    monkey: 'The mascot of {{who}} steals a coin from {{victim}}.',
  },

  sideSet: { known: '{{who}} chooses the side of {{side}}.', hidden: '{{who}} chooses a side.' },
  sideHandled: {
    changed: '{{who}} changes to the side of {{side}}.',
    kept: '{{who}} stays on the side of {{side}}.',
    hidden: '{{who}} handles the conviction card.',
  },
  peeked: {
    known: '{{who}} sees that {{target}} is for {{side}}.',
    hidden: '{{who}} looks at the conviction of {{target}}.',
  },
  sailors: {
    known: '{{who}} picks up two sailors: {{first}} and {{second}}.',
    hidden: '{{who}} picks up two sailors and looks at them.',
  },
  pairPlaced: {
    known: '{{who}} places pair {{pair}}: Valverde {{v}}, Diaz {{d}}.',
    hidden: '{{who}} places pair {{pair}}.',
  },
  pairInspected: {
    known: '{{who}} looks at pair {{pair}}: Valverde {{v}}, Diaz {{d}}.',
    hidden: '{{who}} looks at pair {{pair}}.',
  },
  pairHandled: {
    swapped: '{{who}} swaps pair {{pair}}: Valverde {{v}}, Diaz {{d}}.',
    left: '{{who}} leaves pair {{pair}} as it was: Valverde {{v}}, Diaz {{d}}.',
    hidden: '{{who}} puts pair {{pair}} back, swapped or not.',
  },

  mutiny: 'Mutiny! {{reason}}',
  mutinyWithout: 'Mutiny! {{reason}} Out of the game without a side: {{excluded}}.',
  duelStarted: 'Duel {{pair}}: Valverde’s sailor is a {{v}}, Diaz’ sailor a {{d}}.',
  committed: { known: '{{who}} lays {{card}} face down.', hidden: '{{who}} lays a card face down.' },
  revealed: 'Turned up: {{shown}}. Valverde {{v}} : Diaz {{d}}.',
  revealedBoth: 'Turned up: {{cards}}; {{mascots}}. Valverde {{v}} : Diaz {{d}}.',
  mascotOf: 'the mascot of {{who}}',
  withdrew: '{{who}} leaves the duel.',
  eliminated: '{{who}} has no combat card left and is out of the game.',
  refilled: 'The supply is too small. A coin back from {{seats}}.',
  duelWon: '{{side}} wins duel {{pair}}, {{v}} : {{d}}. Duels: Valverde {{winsV}}, Diaz {{winsD}}.',
  duelWonByCards:
    '{{v}} : {{d}}, the cards decide duel {{pair}} for {{side}}. Duels: Valverde {{winsV}}, Diaz {{winsD}}.',
  nobodyWins: '{{side}} wins the mutiny, and nobody stood on that side: nobody wins.',
  gameEnded: '{{side}} wins the mutiny. The game goes to {{winners}}.',
};
