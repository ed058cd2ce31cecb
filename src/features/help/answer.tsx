import { api } from '../../api/index.ts'
import type { HelpView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Blocks } from '../blocks/blocks.tsx'
import { ForeignNote } from '../blocks/foreign-note.tsx'

interface AnswerProps {
  answer: HelpView['sections'][number]['answers'][number]
  isOpen: boolean
  hasVoted: boolean
}

/** A question that opens its answer, and asks if it helped by a form without scripts. */
export function Answer({ answer, isOpen, hasVoted }: AnswerProps) {
  const { slug, question, lang, note, blocks } = answer
  return (
    <details className="help-a" id={slug} name="answer" open={isOpen}>
      <summary>
        <span lang={lang ?? undefined}>{question}</span>
      </summary>
      <ForeignNote note={note} />
      <Blocks blocks={blocks} />
      {hasVoted ? (
        <p className="s" role="status">
          {m.help_thanks()}
        </p>
      ) : (
        <form className="rowx" method="post" action={api.auth['help-votes'].$path()}>
          <input type="hidden" name="slug" value={slug} />
          <input type="hidden" name="locale" value={getLocale()} />
          <span className="s muted">{m.help_helped()}</span>
          <button className="btn btn-line btn-s" name="helped" value="yes" type="submit">
            {m.help_yes()}
          </button>
          <button className="btn btn-line btn-s" name="helped" value="no" type="submit">
            {m.help_no()}
          </button>
        </form>
      )}
    </details>
  )
}
