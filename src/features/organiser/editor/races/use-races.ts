import { useState } from 'react'
import { showSnackbar } from '../../../../browser/snackbar.ts'
import { newRace } from '../../../../model/event-facts/empty-facts.ts'
import type { RaceFacts } from '../../../../model/schemas/event/event-facts.ts'
import { isSport } from '../../../../model/event/sports.ts'
import { m } from '../../../../paraglide/messages.js'
import { focusLater } from '../draft/focus-later.ts'
import { useEditor, useKeys } from '../draft/editor-context.ts'
import { fieldOfAddress } from '../page/field-of-address.ts'
import { copyOf, moved, withRaces } from './race-list.ts'

/** The only race, or the one with the field that the page's URL names. */
function firstOpen(at: string, keys: readonly string[]): string | null {
  if (keys.length === 1) return keys[0] ?? null
  const field = fieldOfAddress() ?? ''
  return keys.find((key) => field.startsWith(`${at}.${key}.`)) ?? null
}

/** The races of an edition and what can be done with them. The keyboard's focus follows what was done. */
export function useRaces(edition: string) {
  const { store } = useEditor()
  const at = `editions.${edition}.races`
  const keys = useKeys(at)
  const [open, setOpen] = useState<string | null>(() => firstOpen(at, keys))
  const change = (races: (before: RaceFacts[]) => RaceFacts[]) =>
    store.update((facts) => withRaces(facts, edition, races))
  const find = (key: string) =>
    store
      .facts()
      .editions.find((each) => each.key === edition)
      ?.races.find((race) => race.key === key)
  const insertAfter = (race: RaceFacts, before: number) => {
    change((races) => [...races.slice(0, before), race, ...races.slice(before)])
    setOpen(race.key)
    focusLater(`${at}.${race.key}.name`)
  }
  return {
    at,
    keys,
    open,
    toggle: (key: string) => setOpen(open === key ? null : key),
    add() {
      const last = store.get(`${at}.${keys.at(-1) ?? ''}.sport`)
      const sport = typeof last === 'string' && isSport(last) ? last : 'run'
      insertAfter(newRace(sport), keys.length)
    },
    duplicate(key: string) {
      const race = find(key)
      if (race !== undefined) insertAfter(copyOf(race), keys.indexOf(key) + 1)
    },
    move(key: string, to: number) {
      change((races) => moved(races, keys.indexOf(key), to))
      focusLater(`grip-${key}`)
    },
    remove(key: string) {
      const race = find(key)
      if (race === undefined) return
      const index = keys.indexOf(key)
      const next = keys[index + 1] ?? keys[index - 1]
      change((races) => races.filter((each) => each.key !== key))
      focusLater(next === undefined ? 'add-race' : `open-${next}`)
      showSnackbar('ok', m.editor_race_removed({ name: race.name ?? m.editor_race_unnamed() }), {
        text: m.saved_undo(),
        run: () => {
          change((races) => [...races.slice(0, index), race, ...races.slice(index)])
          focusLater(`open-${key}`)
        },
      })
    },
  }
}

export type Races = ReturnType<typeof useRaces>
