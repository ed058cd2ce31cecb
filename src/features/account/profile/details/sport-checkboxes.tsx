import { sportMessages } from '../../../../i18n/code-messages.ts'
import { groups, hueOf, sportGroups, type Sport } from '../../../../model/event/sports.ts'
import { m } from '../../../../paraglide/messages.js'
import { SportIcon } from '../../../../ui/icon.tsx'
import { sportControl } from './details-fields.ts'

/** A checkbox per sport, styled as a chip, in the order of the menu. */
export function SportCheckboxes({ chosen }: { chosen: readonly Sport[] }) {
  return (
    <fieldset className="part">
      <legend id="sports" tabIndex={-1}>
        {m.profile_sports()}
      </legend>
      <div className="boxes">
        {groups.flatMap((group) =>
          sportGroups[group].map((sport) => (
            <label key={sport} className={`chip box g-${hueOf(sport)}`}>
              <input
                className="vh"
                type="checkbox"
                name={sportControl(sport)}
                defaultChecked={chosen.includes(sport)}
              />
              <SportIcon sport={sport} size="s" />
              {sportMessages[sport]()}
            </label>
          )),
        )}
      </div>
    </fieldset>
  )
}
