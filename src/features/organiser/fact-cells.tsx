interface FactCellsProps {
  filled: number
  all: number
}

/** One cell per fact, those that are filled first. A text beside it says the same. */
export function FactCells({ filled, all }: FactCellsProps) {
  return (
    <div className="fact-cells" aria-hidden="true">
      {Array.from({ length: all }, (_, index) => (
        <i className={index < filled ? 'on' : undefined} key={index} />
      ))}
    </div>
  )
}
