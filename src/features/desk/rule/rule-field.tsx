import { m } from '../../../paraglide/messages.js'
import { useFault, useValue } from '../draft/editor-context.ts'
import { faultText } from '../draft/faults.ts'
import { FilterFields } from './filter-fields.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { NumberField } from './number-field.tsx'
import { listOf, newGoal, newWindow, partOf, textOf, type Part } from './rule-value.ts'
import { SlotList } from './slot-list.tsx'
import { useRuleCheck } from './use-rule-check.ts'

/** How many events count, and whether the races ahead suffice. */
function RuleCheck({ rule }: { rule: unknown }) {
  const checked = useRuleCheck(rule)
  return (
    <div className="dk-rule-n" role="status">
      {checked === null ? null : (
        <>
          <p>{m.desk_rule_events({ n: checked.events, all: checked.all })}</p>
          <p>{m.desk_rule_reach({ have: checked.reached, need: checked.need })}</p>
          {checked.fault === null ? null : (
            <p className="err">{faultText(checked.fault, m.challenge_rules())}</p>
          )}
        </>
      )}
    </div>
  )
}

const goals = [
  ['slots', m.desk_goal_slots],
  ['distinct', m.desk_goal_distinct],
  ['sum', m.desk_goal_sum],
] as const

const keys = [
  ['event', m.desk_by_event],
  ['race', m.moderation_field_race],
  ['country', m.filter_country],
  ['month', m.desk_by_month],
  ['day', m.checkout_day],
  ['sport', m.filter_sport],
  ['group', m.desk_by_group],
] as const

const sums = [
  ['metres', m.filter_distance],
  ['gain', m.filter_climb],
] as const

const windows = [
  ['any', m.desk_window_any],
  ['months', m.desk_window_months],
  ['days', m.desk_window_days],
] as const

type Names = readonly (readonly [value: string, name: () => string])[]

const named = (options: Names) => options.map(([value, name]) => [value, name()] as const)

function GoalFields({ goal, onChange }: { goal: Part; onChange: (goal: Part) => void }) {
  const kind = textOf(goal['kind'])
  const change = (name: string, value: unknown) => onChange({ ...goal, [name]: value })
  return (
    <>
      <SelectField
        label={m.desk_rule_goal()}
        value={kind}
        options={named(goals)}
        onChange={(next) => onChange(newGoal(next))}
      />
      {kind === 'distinct' ? (
        <SelectField
          label={m.desk_rule_by()}
          value={textOf(goal['by'])}
          options={named(keys)}
          onChange={(by) => change('by', by)}
        />
      ) : null}
      {kind === 'sum' ? (
        <SelectField
          label={m.desk_rule_by()}
          value={textOf(goal['of'])}
          options={named(sums)}
          onChange={(of) => change('of', of)}
        />
      ) : null}
      <NumberField
        label={kind === 'sum' ? m.desk_rule_need_metres() : m.desk_rule_need()}
        value={textOf(goal['need'])}
        onChange={(need) => change('need', need)}
      />
      {kind === 'slots' ? (
        <SlotList
          slots={listOf(goal['slots']).map(partOf)}
          onChange={(slots) => change('slots', slots)}
        />
      ) : null}
    </>
  )
}

/** The rule of a challenge as sentences with blanks, with the number of events that count. */
export function RuleField({ path }: { path: string }) {
  const [value, set] = useValue(path)
  const fault = useFault(path, m.challenge_rules())
  const rule = partOf(value)
  const window = partOf(rule['window'])
  const kind = windows.find(([name]) => name in window)?.[0] ?? 'any'
  return (
    <section className={fault === null ? 'dk-facts' : 'dk-facts is-bad'} aria-labelledby="rule-h">
      <h2 className="dk-h" id="rule-h">
        {m.challenge_rules()}
      </h2>
      <RuleCheck rule={value} />
      {fault === null ? null : <p className="err">{fault}</p>}
      <GoalFields goal={partOf(rule['goal'])} onChange={(goal) => set({ ...rule, goal })} />
      <div className="dk-two">
        <SelectField
          label={m.desk_rule_window()}
          value={kind}
          options={named(windows)}
          onChange={(next) => set({ ...rule, window: newWindow(next) })}
        />
        {kind === 'any' ? null : (
          <NumberField
            label={m.desk_rule_number()}
            value={textOf(window[kind])}
            onChange={(number) => set({ ...rule, window: { [kind]: number } })}
          />
        )}
      </div>
      <FilterFields
        filter={partOf(rule['filter'])}
        onChange={(filter) => set({ ...rule, filter })}
      />
    </section>
  )
}
