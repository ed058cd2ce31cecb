import type { ReactNode } from 'react'
import type { FilterOption, SportOption } from '../../model/calendar-view.ts'
import { SportIcon } from '../../ui/icon.tsx'

/** One option as a link; an option without editions is disabled. */
export function OptionLink({
  option,
  className,
  children,
}: {
  option: FilterOption
  className: string
  children?: ReactNode
}) {
  const { label, n, path, chosen } = option
  const inside = (
    <>
      {children}
      <span>{label}</span>
      {n === null ? null : <span className="n tab">{n}</span>}
    </>
  )
  if (path === null) {
    return (
      <span className={className} role="link" aria-disabled="true">
        {inside}
      </span>
    )
  }
  return (
    <a className={className} href={path} rel="nofollow" aria-current={chosen ? 'true' : undefined}>
      {inside}
    </a>
  )
}

export function Options({ options }: { options: readonly FilterOption[] }) {
  if (options.length === 0) return null
  return (
    <ul>
      {options.map((option) => (
        <li key={option.label}>
          <OptionLink option={option} className="fopt" />
        </li>
      ))}
    </ul>
  )
}

export function SportOptions({ options }: { options: readonly SportOption[] }) {
  return (
    <ul>
      {options.map((option) => (
        <li key={option.label}>
          <OptionLink
            option={option}
            className={option.sport === null ? 'fopt' : `fopt has-i g-${option.hue}`}
          >
            {option.sport === null ? null : <SportIcon sport={option.sport} />}
          </OptionLink>
        </li>
      ))}
    </ul>
  )
}
