/** English words of managing a stored match: rename, delete, take along. */
export const manage = {
  menuOf: 'More for {{title}}',
  open: 'Continue',
  replay: 'Replay',
  rename: 'Rename',
  name: 'Name of this game',
  save: 'Keep this name',
  delete: 'Delete',
  deleted: '“{{title}}” is deleted.',
  undo: 'Undo',
  raw: 'Export as it is',
  rawSentence: 'Writes what is stored of this game into a file, readable or not.',
  untitled: 'A game without a name',
  seats: 'With {{names}}.',
  failed: 'This did not work. {{reason}}',
};
