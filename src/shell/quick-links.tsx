interface QuickLinksProps {
  links: readonly { label: string; path: string }[]
}

/** Links in a row; nothing without any. */
export function QuickLinks({ links }: QuickLinksProps) {
  if (links.length === 0) return null
  return (
    <ul className="quick">
      {links.map(({ label, path }) => (
        <li key={path}>
          <a className="link" href={path}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
