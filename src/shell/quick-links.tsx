interface QuickLinksProps {
  links: readonly { label: string; path: string; lang?: string | undefined }[]
}

/** Links in a row; nothing without any. */
export function QuickLinks({ links }: QuickLinksProps) {
  if (links.length === 0) return null
  return (
    <ul className="quick">
      {links.map(({ label, path, lang }) => (
        <li key={path}>
          <a className="link" href={path} lang={lang}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
