/**
 * Email programs support no custom properties and few style sheets, so each element has the colours of the light theme
 * (src/styles/tokens.css) inline.
 */
const ink = '#14181d'
const softInk = '#454b52'
const rule = '#d9d9d2'
const surface = '#ffffff'
const flareOnBoard = '#ff6a4a'

/** Styles that cannot be inline: the dark theme, for programs that support it, and the width of phones. */
export const mailSheet = `
@media (prefers-color-scheme: dark) {
  .m-paper, .m-paper > table > tbody > tr > td { background-color: #0f1317 !important }
  .m-card { background-color: #181d23 !important; border-color: #2c333a !important }
  .m-ink { color: #f3f1ec !important }
  .m-soft { color: #bcc0c5 !important }
  .m-rule { border-color: #2c333a !important }
  .m-button { background-color: ${flareOnBoard} !important; color: ${ink} !important }
}
@media (max-width: 480px) {
  .m-paper > table > tbody > tr > td { padding: 0 !important }
  .m-card { border-width: 0 0 1px !important }
  .m-pad > tbody > tr > td { padding-left: 20px !important; padding-right: 20px !important }
}`

const body = { color: ink, margin: '0 0 20px', fontSize: '17px', lineHeight: '27px' }
const small = { color: softInk, margin: '0 0 16px', fontSize: '15px', lineHeight: '24px' }

export const mailStyle = {
  page: {
    backgroundColor: '#f3f3ef',
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
  board: { backgroundColor: '#14181d' },
  boardCell: { padding: '16px 32px' },
  brand: {
    color: '#f6f5f1',
    fontSize: '22px',
    fontWeight: 900,
    letterSpacing: '-0.01em',
    lineHeight: '26px',
    margin: 0,
  },
  line: { color: flareOnBoard, fontWeight: 900 },
  content: { padding: '32px 32px 12px' },
  heading: {
    color: ink,
    fontSize: '24px',
    fontWeight: 800,
    lineHeight: '32px',
    margin: '0 0 16px',
  },
  body,
  fact: { ...body, margin: '0 0 4px' },
  facts: { margin: '0 0 20px' },
  small,
  underButton: { ...small, margin: '20px 0' },
  button: {
    backgroundColor: '#d32d17',
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
  rule: { borderColor: rule, margin: '8px 0 20px' },
} as const
