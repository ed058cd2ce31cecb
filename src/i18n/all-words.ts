/**
 * Registers the path words of every language; for the worker, commands and tests, never for a browser. The imports are
 * static because plain Node, which runs commands, has no `import.meta.glob`; the compiler names a missing language.
 */
import { registerWords } from './words.ts'
import { words as de } from './words/de.ts'
import { words as en } from './words/en.ts'
import { words as es } from './words/es.ts'
import { words as fr } from './words/fr.ts'
import { words as id } from './words/id.ts'
import { words as it } from './words/it.ts'
import { words as ja } from './words/ja.ts'
import { words as ko } from './words/ko.ts'
import { words as nl } from './words/nl.ts'
import { words as pl } from './words/pl.ts'
import { words as ptBr } from './words/pt-BR.ts'
import { words as pt } from './words/pt.ts'
import { words as ru } from './words/ru.ts'
import { words as sv } from './words/sv.ts'
import { words as th } from './words/th.ts'
import { words as tr } from './words/tr.ts'
import { words as zh } from './words/zh.ts'
import { locales, type Locale } from '../model/locales.ts'
import type { PathWords } from './words.ts'

const all = {
  en,
  fr,
  de,
  es,
  it,
  pt,
  'pt-BR': ptBr,
  pl,
  sv,
  ru,
  zh,
  ko,
  ja,
  th,
  nl,
  tr,
  id,
} satisfies Record<Locale, PathWords>

for (const locale of locales) registerWords(locale, all[locale])
