import type { DateBib } from '../../src/model/views.ts'
import { planRuler, rulerHeights } from '../../src/model/event/ruler.ts'
import { mailStyle } from './mail-style.ts'

/** Pixels of the highest bar, and the number of bars: they have to be wide enough for phones. */
const height = 44
const bars = rulerHeights(planRuler(24, 24), [24])

const Eyelet = () => (
  <span className="m-hole" style={mailStyle.eyelet}>
    &nbsp;
  </span>
)

/** The weekday and month between the two holes of a bib. */
function Top({ weekday, month }: Pick<DateBib, 'weekday' | 'month'>) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
      <tbody>
        <tr>
          <td width={8}>
            <Eyelet />
          </td>
          <td align="center" className="m-ink" style={mailStyle.bibTop}>
            {weekday} · {month}
          </td>
          <td width={8} align="right">
            <Eyelet />
          </td>
        </tr>
      </tbody>
    </table>
  )
}

/** Bars of table cells, because programs that hide pictures show cells. */
function CellBars() {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} aria-hidden="true">
      <tbody>
        <tr>
          <td width={4} className="m-flare" style={mailStyle.startLine}>
            &nbsp;
          </td>
          {bars.map((share, index) => (
            // The bars have no key but their place.
            <td key={index} valign="bottom" style={mailStyle.barCell}>
              <div
                className="m-bar"
                style={{ ...mailStyle.bar, height: `${Math.round(share * height)}px` }}
              >
                &nbsp;
              </div>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

/** Head of an email in the shape of a bib with the day of its occasion. */
export function MailBib({ bib }: { bib: DateBib }) {
  return (
    <td className="m-stock m-side" style={mailStyle.bib}>
      <Top {...bib} />
      <p className="m-num" style={mailStyle.numeral}>
        {bib.day}
      </p>
      <CellBars />
    </td>
  )
}
