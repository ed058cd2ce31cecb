import type {
  ParticipantRow,
  ParticipantWords,
} from '../../../model/schemas/orders/participants.ts'

const tones = { ok: 'tag tag-ok', warn: 'tag tag-warn', note: 'tag tag-note', plain: 'tag' }

interface ParticipantTableProps {
  rows: readonly ParticipantRow[]
  words: ParticipantWords
  onOpen: (entry: number) => void
}

/** The people of a page of the list; a name opens the person. */
export function ParticipantTable({ rows, words, onOpen }: ParticipantTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table scrolls by keyboard
    <div className="pt-x" tabIndex={0} role="region" aria-label={words.name}>
      <table className="pt-t">
        <thead>
          <tr>
            {[words.number, words.name, words.race, words.state, words.note].map((each) => (
              <th key={each} scope="col">
                {each}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ entry, number, name, race, tags, note }) => (
            <tr key={entry}>
              <td className="num">{number ?? '—'}</td>
              <td>
                <button className="link" type="button" dir="auto" onClick={() => onOpen(entry)}>
                  {name}
                </button>
              </td>
              <td>{race}</td>
              <td>
                {tags.map(({ text, tone }) => (
                  <span className={tones[tone]} key={text}>
                    {text}
                  </span>
                ))}
              </td>
              <td className="muted" dir="auto">
                {note}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
