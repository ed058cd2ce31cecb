/** A bar in proportion to the first of its list. It is decoration, because the figure is beside it. */
export function Share({ percent }: { percent: number }) {
  return (
    <svg className="share" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 0h${percent}v1H0z`} />
    </svg>
  )
}
