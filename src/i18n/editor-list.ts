/** Rare messages with those of the editor of events behind them, by the file of a language. */
export const editorList = import.meta.glob<readonly unknown[]>('../paraglide/messages/[a-z]*.js', {
  import: 'messages',
  query: '?editor',
})
