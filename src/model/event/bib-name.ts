/** Name that a visitor has typed for a bib. It is in the address of the page alone and is never stored. */

/** Query key of an event's page. */
export const bibKey = 'bib'

/** Maximum number of characters. */
export const bibNameMaximum = 30

/** Letters, figures and their marks of any script, punctuation, spaces, and the signs of a keyboard. */
const drawable = /^[\p{L}\p{M}\p{N}\p{P}\p{Zs}\u{20}-\u{7e}]$/u

/** The name in one line, without invisible characters, such as those that turn the direction of a text. */
export const cleanBibName = (typed: string): string =>
  typed
    .normalize()
    .replaceAll(/[\p{Z}\p{Cc}]+/gu, ' ')
    .replaceAll(/[\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, '')
    .trim()

export const isBibNameTooLong = (name: string): boolean => [...name].length > bibNameMaximum

/** Characters that no bib has, whatever the fonts: emoji and other pictures. */
export const undrawableIn = (name: string): string[] =>
  [...new Set(name)].filter((character) => !drawable.test(character))
