/**
 * Email programs support no custom properties and few style sheets, so each element has the colours of the light theme
 * (src/styles/base/tokens.css) inline.
 */
const ink = '#14181d'
const softInk = '#454b52'
const rule = '#d9d9d2'
const surface = '#ffffff'
const paper = '#f3f3ef'
const flare = '#d32d17'
const flareInDark = '#ff6a4a'
const stock = '#ebed63'
const deep = '#54530a'
const bad = '#a3123f'
const good = '#1c6a3c'

/** Styles that cannot be inline: the dark theme, for programs that support it, and the width of phones. */
export const mailSheet = `
@media (prefers-color-scheme: dark) {
  .m-paper, .m-paper > table > tbody > tr > td { background-color: #0f1317 !important }
  .m-card { background-color: #181d23 !important; border-color: #2c333a !important }
  .m-ink { color: #f3f1ec !important }
  .m-soft { color: #bcc0c5 !important }
  .m-rule { border-color: #2c333a !important }
  .m-button { background-color: ${flareInDark} !important; color: ${ink} !important }
  .m-stock { background-color: #2b2b06 !important }
  .m-hole { background-color: #0f1317 !important }
  .m-num { color: #dcdd62 !important }
  .m-bar { background-color: #dcdd62 !important }
  .m-flare { background-color: ${flareInDark} !important }
  .m-old { color: #ff9bb0 !important }
  .m-line { color: ${flareInDark} !important }
}
@media (max-width: 480px) {
  .m-paper > table > tbody > tr > td { padding: 0 !important }
  .m-card { border-width: 0 0 1px !important }
  .m-pad > tbody > tr > td, .m-side { padding-left: 20px !important; padding-right: 20px !important }
}`

/** Condensed faces that programs have; Noto Sans sets the scripts that these lack. */
const condensed =
  '"Sofia Sans Extra Condensed", "Arial Narrow", "Roboto Condensed", "Helvetica Neue", Arial, "Noto Sans", sans-serif'

const body = { color: ink, margin: '0 0 20px', fontSize: '17px', lineHeight: '27px' }
const small = { color: softInk, margin: '0 0 16px', fontSize: '15px', lineHeight: '24px' }

export const mailStyle = {
  page: {
    backgroundColor: paper,
    margin: 0,
    padding: '24px 0',
    fontFamily:
      '"Sofia Sans", -apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif',
  },
  card: {
    backgroundColor: surface,
    border: `1px solid ${rule}`,
    margin: '0 auto',
    maxWidth: '560px',
    width: '100%',
  },
  bib: { backgroundColor: stock, padding: '14px 32px 0' },
  eyelet: {
    backgroundColor: paper,
    borderRadius: '4px',
    display: 'inline-block',
    fontSize: 0,
    height: '8px',
    lineHeight: 0,
    verticalAlign: 'top',
    width: '8px',
  },
  bibTop: { color: ink, fontSize: '14px', fontWeight: 600, lineHeight: '18px' },
  numeral: {
    color: ink,
    fontFamily: condensed,
    fontSize: '96px',
    fontWeight: 900,
    letterSpacing: '-3px',
    lineHeight: '92px',
    margin: '14px 0 8px',
  },
  startLine: { backgroundColor: flare, fontSize: 0, lineHeight: 0, padding: 0 },
  barCell: { height: '44px', padding: '0 0 0 2px', verticalAlign: 'bottom' },
  bar: { backgroundColor: deep, fontSize: 0, lineHeight: 0 },
  below: { margin: '14px auto 0', maxWidth: '560px', padding: '0 20px', width: '100%' },
  brand: {
    color: ink,
    fontFamily: condensed,
    fontSize: '22px',
    fontWeight: 900,
    letterSpacing: '-0.01em',
    lineHeight: '26px',
    margin: 0,
  },
  line: { color: flare, fontWeight: 900 },
  content: { padding: '32px 32px 12px' },
  heading: {
    color: ink,
    fontFamily: condensed,
    fontSize: '32px',
    fontWeight: 800,
    lineHeight: '42px',
    margin: '0 0 16px',
  },
  body,
  fact: { ...body, margin: '0 0 4px', whiteSpace: 'pre-line' },
  facts: { margin: '0 0 20px' },
  section: {
    color: ink,
    fontFamily: condensed,
    fontSize: '24px',
    fontWeight: 800,
    lineHeight: '30px',
    margin: '24px 0 8px',
  },
  event: { ...body, borderTop: `1px solid ${rule}`, margin: 0, padding: '12px 0' },
  name: { color: ink, fontWeight: 700, textDecoration: 'underline' },
  /** White in dark themes too, because scanners need it around the code. */
  code: {
    backgroundColor: surface,
    color: ink,
    height: 'auto',
    margin: '0 0 16px',
    maxWidth: '100%',
  },
  label: { color: softInk },
  value: { fontWeight: 600 },
  former: { color: bad, textDecoration: 'line-through' },
  present: { fontWeight: 600, textDecoration: `underline ${good}` },
  small,
  choices: { color: softInk, textDecoration: 'underline' },
  underButton: { ...small, margin: '20px 0' },
  button: {
    backgroundColor: flare,
    borderRadius: '5px',
    color: surface,
    display: 'inline-block',
    fontSize: '17px',
    fontWeight: 700,
    lineHeight: '24px',
    padding: '12px 22px',
    textDecoration: 'none',
  },
  /** A URL does not fit on one line of a phone. */
  address: { color: softInk, textDecoration: 'underline', wordBreak: 'break-all' },
  /** The perforated edge of a bib's stub. */
  rule: { borderTop: `2px dashed ${rule}`, margin: '8px 0 20px' },
} as const
