import { hrefTo } from '../i18n/links.ts'

/** Logo. It is the same in every language and writing direction. */
export function Logo() {
  return (
    <a className="logo" href={hrefTo({ to: 'home' })} aria-label="Startline">
      START
      <i />
      LINE
    </a>
  )
}
