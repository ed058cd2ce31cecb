import { hrefTo } from '../i18n/links.ts'

/** The logo is the brand in every language; direction and line are part of the drawing. */
export function Logo() {
  return (
    <a className="logo" href={hrefTo({ to: 'home' })} aria-label="Startline">
      START
      <i />
      LINE
    </a>
  )
}
