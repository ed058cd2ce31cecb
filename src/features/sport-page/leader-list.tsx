interface LeaderListProps {
  heading: string
  items: readonly { label: string; path: string; n: string | null }[]
}

/** Links in columns, each joined to its count by a dotted leader. */
export function LeaderList({ heading, items }: LeaderListProps) {
  if (items.length === 0) return null
  return (
    <section className="section">
      <div className="head">
        <h2>{heading}</h2>
      </div>
      <div className="cols">
        {items.map((item) => (
          <a className="lead" href={item.path} key={item.path}>
            {item.label}
            {item.n === null ? null : <span className="n tab">{item.n}</span>}
          </a>
        ))}
      </div>
    </section>
  )
}
