import { count } from '../../../src/i18n/format.ts'
import { pathOf } from '../../../src/i18n/paths.ts'
import { helpSections } from '../../../src/model/blocks/meta/help.ts'
import { locales } from '../../../src/model/locales.ts'
import type { HelpView } from '../../../src/model/views.ts'
import type { HelpAnswer } from '../../domain/content/help/find-help.ts'
import { foreignNote, languageFor } from '../texts/text-in.ts'
import { presentBlocks, type BlockReading } from './blocks.ts'

function presentAnswer({ slug, content }: HelpAnswer, reading: BlockReading) {
  const { locale } = reading.reader
  const language = languageFor(content.title, locale) ?? 'en'
  const foreign = foreignNote(language, locale)
  return {
    slug,
    question: content.title[language] ?? '',
    ...foreign,
    blocks: presentBlocks(content.blocks, reading, foreign.lang),
  }
}

const rankOf = ({ content }: HelpAnswer): number => content.help?.rank ?? 0

/** The help centre: all answers by section and rank, or those that a text found, in the order of the search. */
export function presentHelp(
  answers: readonly HelpAnswer[],
  reading: BlockReading,
  text: string,
): HelpView {
  const { locale } = reading.reader
  const alternates = Object.fromEntries(locales.map((each) => [each, pathOf({ to: 'help' }, each)]))
  const present = (of: readonly HelpAnswer[]) => of.map((each) => presentAnswer(each, reading))
  if (text !== '')
    return {
      sections: [{ section: null, answers: present(answers) }],
      found: { text, ...count(answers.length, locale) },
      alternates,
    }
  const sections = helpSections.map((section) => {
    const own = answers.filter(({ content }) => content.help?.section === section)
    return { section, answers: present(own.toSorted((a, b) => rankOf(a) - rankOf(b))) }
  })
  return { sections: sections.filter((each) => each.answers.length > 0), found: null, alternates }
}
