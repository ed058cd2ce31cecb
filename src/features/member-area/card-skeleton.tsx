/** Placeholder cards, about as high as the forms that replace them. @param lines per card */
export function CardSkeleton({ lines }: { lines: readonly number[] }) {
  return lines.map((count, card) => (
    <div className="card" key={card}>
      <div className="card-b">
        {Array.from({ length: count }, (_, line) => (
          <div className="sk sk-f" key={line} />
        ))}
      </div>
    </div>
  ))
}
