import type { OpenedItemView } from '../../model/schemas/community/inbox.ts'
import { Icon } from '../../ui/icon.tsx'

/** The author and the signals, which are hints and no verdict, for moderators; the facts of the text. */
export function ItemFacts({ item }: { item: OpenedItemView }) {
  const { author, facts, signals, signalsTitle } = item
  const warns = signals.some((signal) => signal.warns)
  return (
    <>
      {author === null ? null : (
        <div>
          <b>{author.name}</b>
          {author.facts.map((fact) => (
            <p className="s muted" key={fact}>
              {fact}
            </p>
          ))}
        </div>
      )}
      <dl className="q-facts">
        {facts.map(({ name, value, path }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {path === null ? (
                value
              ) : (
                <a className="link" href={path} rel="noopener noreferrer nofollow">
                  {value}
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {signals.length === 0 ? null : (
        <div className={warns ? 'notice n-warn' : 'notice n-ok'}>
          <Icon name={warns ? 'alert' : 'check'} />
          <div>
            <b>{signalsTitle}</b>
            {signals.map(({ text }) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </div>
      )}
    </>
  )
}
