import type { ReactNode } from 'react'
import type { FilterOption, SportOption } from '../../model/calendar-view.ts'
import { SportIcon } from '../../ui/icon.tsx'

/**
 * One option as a link. Where it would leave nothing it is a link that leads nowhere, the same element, so that a
 * focus on it stays when the counts change.
 */
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
      <a className={className} role="link" aria-disabled="true">
        {inside}
      </a>
    )
  }
  return (
    <a className={className} href={path} rel="nofollow" aria-current={chosen ? 'true' : undefined}>
      {inside}
    </a>
  )
}

export function Options({ options }: { options: readonly FilterOption[] }) {
  return (
    <ul>
      {options.map((option) => (
        <li key={option.label}>
          <OptionLink option={option} className="opt" />
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
            className={option.sport === null ? 'opt' : `opt has-i g-${option.hue}`}
          >
            {option.sport === null ? null : <SportIcon sport={option.sport} />}
          </OptionLink>
        </li>
      ))}
    </ul>
  )
}
