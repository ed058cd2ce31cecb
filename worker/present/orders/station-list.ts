import { mergeCheckIns, sharedNumbers } from '../../../src/model/check-in/merge-check-ins.ts'
import { ageOn, birthDate, isMinor } from '../../../src/model/orders/people.ts'
import type { StationList } from '../../../src/model/schemas/orders/station.ts'
import type { StoredList } from '../../domain/commerce/check-in/find-station-list.ts'
import type { Station } from '../../domain/commerce/check-in/stations.ts'

type StoredEntry = StoredList['entries'][number]
type Line = StoredList['lines'][number]

const presentLine = ({ station, device, sequence, number, at, doubt }: Line) => ({
  station,
  device,
  sequence,
  number,
  at,
  doubt: doubt !== null,
})

/** A person without a day of birth counts as a minor, so that the desk looks. */
function isMinorOn(entry: StoredEntry, day: string): boolean {
  const born = birthDate(entry)
  return born === null || isMinor(ageOn(born, day))
}

/** The start list of a station, with the check-ins of all stations that serve the same races. */
export function presentStationList(station: Station, stored: StoredList, now: Date): StationList {
  const merged = mergeCheckIns(stored.lines)
  return {
    station: station.name,
    event: station.event,
    edition: station.editionId,
    now: now.getTime(),
    endsAt: station.endsAt,
    races: stored.races,
    keys: stored.keys,
    entries: stored.entries.map((entry) => {
      const { id, race, raceDate, givenName, familyName, year, version, guardian } = entry
      const checkIn = merged.get(id)
      return {
        id,
        race,
        givenName,
        familyName,
        year,
        version,
        isWithdrawn: entry.isWithdrawn,
        isUnpaid: entry.isUnpaid,
        isMinor: isMinorOn(entry, raceDate ?? station.date),
        guardian,
        checkIn:
          checkIn === undefined
            ? null
            : { first: presentLine(checkIn.first), clashes: checkIn.clashes.map(presentLine) },
      }
    }),
    sharedNumbers: [...sharedNumbers(merged)].map(([number, entries]) => ({ number, entries })),
  }
}
