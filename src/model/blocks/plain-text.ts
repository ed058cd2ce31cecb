import * as v from 'valibot'
import { locales } from '../locales.ts'

/** Controls (C0, C1) and characters that reverse the direction of what follows, behind which a text can hide another. */
const hidden = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u

/** True for a text without hidden characters and without space at its ends, in Unicode NFC. */
export const isPlainText = (text: string): boolean =>
  !hidden.test(text) && text === text.trim() && text === text.normalize('NFC')

/** A line of text in the form in which it is stored. */
export const plainLine = (characters: number) =>
  v.pipe(
    v.string(),
    v.minLength(1),
    v.maxLength(characters),
    v.check(isPlainText, 'must be one trimmed line in Unicode NFC without hidden characters'),
  )

/** Any text as it is stored: hidden characters become spaces. */
export const toPlainText = (text: string): string =>
  text.replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, ' ').normalize('NFC')

/** One line by locale; a locale without a text is missing. */
export const lines = (characters: number) => v.record(v.picklist(locales), plainLine(characters))
