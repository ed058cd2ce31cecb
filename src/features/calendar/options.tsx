import type { ReactNode } from 'react'
import type { FilterOption, SportOption } from '../../model/calendar/calendar-view.ts'
import { sportGroups, type Hue, type Sport } from '../../model/event/sports.ts'
import { SportIcon } from '../../ui/icon.tsx'

/** One option as a link; an option without editions is disabled. */
export function OptionLink({
  option,
  text = null,
  className,
  title,
  children,
}: {
  option: FilterOption
  /** A shorter text than the label, which then is the title. */
  text?: string | null
  className: string
  title?: string
  children?: ReactNode
}) {
  const { label, n, path, chosen } = option
  const inside = (
    <>
      {children}
      <span>{text ?? label}</span>
      {n === null ? null : <span className="n tab">{n}</span>}
    </>
  )
  if (path === null) {
    return (
      <span className={className} title={title} role="link" aria-disabled="true">
        {inside}
      </span>
    )
  }
  return (
    <a
      className={className}
      href={path}
      rel="nofollow"
      title={title}
      aria-current={chosen ? 'true' : undefined}
    >
      {inside}
    </a>
  )
}

interface OptionsProps {
  options: readonly FilterOption[]
  /** True if one option is always in force, as with radio buttons. */
  isChoice?: boolean
}

export function Options({ options, isChoice = false }: OptionsProps) {
  if (options.length === 0) return null
  return (
    <ul>
      {options.map((option) => (
        <li key={option.label}>
          <OptionLink option={option} className={isChoice ? 'fopt one' : 'fopt'} />
        </li>
      ))}
    </ul>
  )
}

/** A group has the icon of its first sport. */
const firstSportOf = (hue: Hue): Sport => (hue === 'trail' ? hue : sportGroups[hue][0])

export function SportOptions({ options }: { options: readonly SportOption[] }) {
  return (
    <ul>
      {options.map((option) => (
        <li key={option.label}>
          <OptionLink option={option} className={`fopt has-i g-${option.hue}`}>
            <SportIcon sport={option.sport ?? firstSportOf(option.hue)} />
          </OptionLink>
        </li>
      ))}
    </ul>
  )
}
