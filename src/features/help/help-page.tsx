import { hrefTo } from '../../i18n/links.ts'
import type { HelpView } from '../../model/views.ts'
import type { HelpSection } from '../../model/blocks/meta/help.ts'
import { m } from '../../paraglide/messages.js'
import { Answer } from './answer.tsx'
import { HelpSearch } from './help-search.tsx'

const sectionMessages: Record<HelpSection, () => string> = {
  finding: m.help_section_finding,
  facts: m.help_section_facts,
  entering: m.help_section_entering,
  account: m.help_section_account,
  reviews: m.help_section_reviews,
  organisers: m.help_section_organisers,
}

interface HelpPageProps {
  help: HelpView
  /** Answer that the reader has just judged. */
  voted: string | null
}

/** The help centre: a search, and the answers by section, one of which is open at a time. */
export function HelpPage({ help: { sections, found }, voted }: HelpPageProps) {
  return (
    <div className="wrap about help">
      <h1>{m.help_title()}</h1>
      <HelpSearch text={found?.text ?? ''} />
      {found === null ? (
        <nav className="help-sections" aria-label={m.help_sections()}>
          {sections.map(({ section }) =>
            section === null ? null : (
              <a className="link" href={`#${section}`} key={section}>
                {sectionMessages[section]()}
              </a>
            ),
          )}
        </nav>
      ) : (
        <p role="status">
          {found.count === 0 ? m.help_none({ text: found.text }) : m.help_found(found)}{' '}
          <a className="link" href={hrefTo({ to: 'help' })}>
            {m.help_all()}
          </a>
        </p>
      )}
      {sections.map(({ section, answers }) => (
        <section key={section ?? 'found'} id={section ?? undefined}>
          {section === null ? null : <h2>{sectionMessages[section]()}</h2>}
          {answers.map((answer) => (
            <Answer
              answer={answer}
              isOpen={voted === answer.slug || (found !== null && answers.length === 1)}
              hasVoted={voted === answer.slug}
              key={answer.slug}
            />
          ))}
        </section>
      ))}
    </div>
  )
}
