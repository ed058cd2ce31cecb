import type {
  OrganiserEventRow,
  OrganiserWords,
} from '../../../model/schemas/organiser/organiser-events.ts'
import { DateTile } from '../../event-card/date-tile.tsx'
import { FilledCells } from './filled-cells.tsx'

interface EventLineProps {
  row: OrganiserEventRow
  words: OrganiserWords
  isTicked: boolean
  /** @param range true to change all rows from the one changed last */
  onTick: (range: boolean) => void
}

const tones = { ok: 'tag tag-ok', warn: 'tag tag-warn', note: 'tag tag-note', plain: 'tag' }

/** A line of the table. The name leads to the editor; Space ticks, Shift and Space ticks a range. */
export function EventLine({ row, words, isTicked, onTick }: EventLineProps) {
  const { bib } = row
  return (
    <tr className={isTicked ? `g-${row.hue} is-on` : `g-${row.hue}`}>
      <td className="c" aria-label={row.select}>
        <label className="ck">
          <input
            type="checkbox"
            checked={isTicked}
            // A press of Space with Shift is a click with the Shift key.
            onClick={({ shiftKey }) => onTick(shiftKey)}
            onChange={() => undefined}
          />
          <span className="vh">{row.select}</span>
        </label>
      </td>
      <td className="d">
        {bib === null ? (
          <span className="tr-d">–</span>
        ) : (
          <DateTile
            card={{
              bib,
              dateConfirmed: row.dateConfirmed,
              linkDate: row.pastDate,
              status: row.status,
            }}
          />
        )}
      </td>
      <td className="n">
        <a className="oe-n" href={row.path} lang={row.lang ?? undefined}>
          {row.name}
        </a>
        <span className="muted">{row.place}</span>
        <span className="oe-tag">
          <span className={tones[row.tag.tone]}>{row.tag.text}</span>
          {row.page === null ? null : (
            <a href={row.page} aria-label={`${words.page}: ${row.name}`}>
              {words.page}
            </a>
          )}
        </span>
        {row.returned === null ? null : (
          <span className="oe-back s">
            {row.returned.texts.map((text) => (
              <span key={text}>{text}</span>
            ))}
            {row.returned.note === null ? null : <span dir="auto">{row.returned.note}</span>}
          </span>
        )}
        {row.corrections === null ? null : (
          <a className="s" href={row.corrections.path}>
            {row.corrections.label}
          </a>
        )}
      </td>
      <td className="w">{row.filled === null ? null : <FilledCells filled={row.filled} />}</td>
      {(['saved', 'views', 'clicks'] as const).map((figure) => (
        <td className="e" key={figure} data-l={words[figure]}>
          <span className="tab oe-big">{row[figure]}</span>
        </td>
      ))}
    </tr>
  )
}
