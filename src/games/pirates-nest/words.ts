/** English texts of this game. */
import { tableWords } from './tableWords';

export const words = {
  name: "The Pirate's Nest",
  tagline: 'Two islands and a boat between them',

  preset: {
    firstVoyage: { name: 'First voyage', help: 'Four pirates each and open hands: the best way to learn.' },
    classic: { name: 'Classic', help: 'Six pirates each, and golden cards that empty fat hands.' },
    quick: { name: 'Quick', help: 'Four pirates each. Everything else as in the classic game.' },
    family: {
      name: 'Family',
      help: 'Five pirates each, no Freebooter, and rivals may even be pushed into the Nest.',
    },
  },

  option: {
    pirates: { label: 'Pirates', help: 'Pirates in each crew. Fewer make a shorter game.' },
    freebooter: {
      label: 'Freebooter',
      help: 'Whoever plays a golden card makes everybody drop down to seven cards.',
    },
    nestPush: {
      label: 'Push into the Nest',
      help: 'With nobody ahead on the large island, a rival may be pushed into the Nest for two cards.',
    },
    openHands: { label: 'Open hands', help: 'All hands lie face up. Good for learning.' },
    first: { label: 'First player', help: 'Who begins.' },
    layout: {
      label: 'Islands',
      help: 'Two pieces for the small island, three for the large one: number, side a or b, > or < for its direction.',
      random: 'Random',
      example: 'Example',
    },
    colours: {
      label: 'Colours in records',
      help: 'What the crews are called where moves are written down, in seat order: yellow,blue,green,red,purple.',
      usual: 'Usual',
    },
  },

  reason: { flag: 'The whole crew is in the Nest, and the Jolly Roger flies above it.' },

  symbol: {
    parrot: 'parrot',
    chest: 'chest',
    spyglass: 'spyglass',
    ducats: 'ducats',
    map: 'map',
    cannon: 'cannon',
    compass: 'compass',
  },
  golden: 'golden {{symbol}}',
  place: { start: 'the start', boat: 'the boat', nest: 'the Nest', space: 'space {{space}}' },
  shore: { small: 'the small island', large: 'the large island' },
  list: { none: 'nothing', and: '{{first}} and {{rest}}', more: '{{first}}, {{rest}}', times: '{{count}} × {{card}}' },

  prompt: {
    turn: { one: '{{who}}: one action left.', many: '{{who}}: {{count}} actions left.' },
    sail: '{{who}} is captain: first a free crossing, if wanted.',
    calm: 'Flat calm: {{who}} has to move a pirate, if that can be done.',
    pass: '{{who}} has no cards and nobody to push: a pass brings one card.',
    flag: '{{who}}: the crew is complete. Raise the Jolly Roger!',
    drop: { one: '{{who}} must drop one card.', many: '{{who}} must drop {{count}} cards.' },
    over: 'The game is over.',
  },

  log: {
    played: '{{who}} plays {{card}}.',
    moved: '{{who}} advances a pirate from {{from}} to {{to}}.',
    home: '{{who}} brings a pirate from {{from}} into the Nest.',
    pushed: '{{who}} pushes {{rival}} from {{from}} to {{to}}.',
    drew: {
      none: '{{who}} finds no card to draw.',
      one: '{{who}} draws a card.',
      many: '{{who}} draws {{count}} cards.',
      known: '{{who}} draws {{cards}}.',
    },
    sailed: {
      large: '{{who}} sails out to the large island.',
      small: '{{who}} calls the boat back to the small island.',
    },
    sailedFree: {
      large: '{{who}}, the captain, sails out for free.',
      small: '{{who}}, the captain, calls the boat back for free.',
    },
    checked: 'A golden card! Down to {{limit}} cards: {{over}}.',
    checkedNobody: 'A golden card! But nobody holds too many cards.',
    dropped: '{{who}} drops {{card}}.',
    reshuffled: 'The discards are shuffled into a new supply of {{count}}.',
    relief: 'For {{who}}, stuck without cards, one drifts ashore.',
    calm: 'Flat calm! Nobody has moved for long, so {{who}} must.',
    flagRaised: '{{who}} raises the Jolly Roger!',
  },

  move: {
    play: 'Play {{card}}: from {{from}} to {{to}}.',
    push: {
      one: 'Push {{who}} from {{from}} to {{to}} and draw a card.',
      many: 'Push {{who}} from {{from}} to {{to}} and draw {{count}} cards.',
    },
    pushLast: 'Push {{who}} from {{from}} to {{to}}. That completes the crew of {{who}}!',
    'sail out': 'Sail out to the large island for one action.',
    'sail back': 'Call the boat back to the small island for one action.',
    'sail out free': 'Sail out to the large island for free, as captain.',
    'sail back free': 'Call the boat back to the small island for free, as captain.',
    flag: 'Raise the Jolly Roger and win.',
    end: 'End the turn.',
    pass: 'Pass and draw a card.',
    drop: 'Drop {{card}}.',
  },

  why: {
    flag: 'It wins the game.',
    last: 'It brings the last pirate into the Nest.',
    home: 'It brings a pirate into the Nest.',
    golden: 'A rival must drop cards for it.',
    jump: 'It jumps {{count}} places with one card.',
    rear: 'It brings up the rearmost pirate.',
    board: 'It gets a pirate aboard.',
    step: 'The other cards lead less far, or are better kept.',
    cards: 'Two cards are worth more than the help.',
    card: 'The hand needs cards, and the help is small.',
    sail: 'The boat is on the better shore after it.',
    free: 'The crossing costs nothing now.',
    drop: 'This card will be missed least.',
    end: 'What is left would cost more than it brings.',
    pass: 'Nothing else is possible.',
  },

  not: {
    over: 'The game is over.',
    drop: 'A golden card was played: first the surplus cards must be dropped.',
    flagFirst: 'The crew is complete: only the Jolly Roger is left to raise.',
    flag: 'The Jolly Roger is raised when the whole crew is in the Nest.',
    pass: 'Passing is only for those who can do nothing else.',
    calm: 'Flat calm: first a pirate must move.',
    end: 'At least one action must be taken first.',
    sail: {
      aboard: 'To sail out, a pirate of the crew must be aboard.',
      waiting: 'To call the boat back, a pirate of the crew must be on the small island.',
    },
    noCard: 'There is no {{card}} in the hand.',
    cardStuck: 'No pirate can use {{card}} now.',
    boatAway: 'The boat is at the large island, so nobody can board it.',
    boatFull: 'Three pirates of {{who}} are aboard already.',
    ashore: 'The boat is at the small island: first sail out, then go ashore.',
    nest: 'Who is in the Nest stays there.',
    noTarget: 'Nobody stands further ahead, and nobody is pushed into the Nest.',
    noUse: 'A pirate of the own crew needs a card that can move it.',
    nobody: 'No pirate of this crew is there.',
    vacant: 'Nobody is there.',
    ownPush: 'Only rivals are pushed; the own crew moves by cards.',
    seat: 'Nobody of this crew can be pushed now.',
    landing: 'The pirate does not land there.',
    other: 'That is not possible now.',
  },

  table: tableWords,
};
