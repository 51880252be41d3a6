/** English words of the replay. */
export const replay = {
  title: 'Replay',
  step: 'Step {{number}} of {{last}}',
  start: 'The start',
  first: 'To the start',
  back: 'One step back',
  forward: 'One step on',
  last: 'To the end',
  play: 'Play',
  pause: 'Pause',
  eye: 'Seen by',
  open: 'Everything open',
  table: 'The table',
  slider: 'Step',
  closeEye: 'Back to what all may see',
};
