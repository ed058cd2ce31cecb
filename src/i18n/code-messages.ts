import { m } from '../paraglide/messages.js'
import type { Hue, Sport, SportGroup } from '../model/event/sports.ts'

/** Names of sports and groups by code, as Paraglide's message functions. */
export const sportMessages = {
  run: m.sport_run,
  walk: m.sport_walk,
  nordic_walk: m.sport_nordic_walk,
  mtb: m.sport_mtb,
  canoeing: m.sport_canoeing,
  kayaking: m.sport_kayaking,
  obstacle: m.sport_obstacle,
  run_bike: m.sport_run_bike,
  duathlon: m.sport_duathlon,
  triathlon: m.sport_triathlon,
  raid: m.sport_raid,
  cycling: m.sport_cycling,
  swimrun: m.sport_swimrun,
  aquathlon: m.sport_aquathlon,
  dog_run: m.sport_dog_run,
  wheelchair: m.sport_wheelchair,
  orienteering: m.sport_orienteering,
  swimming: m.sport_swimming,
  inline_skating: m.sport_inline_skating,
  sup: m.sport_sup,
  aquabike: m.sport_aquabike,
  rafting: m.sport_rafting,
  alpine_skiing: m.sport_alpine_skiing,
  telemark: m.sport_telemark,
  xc_skiing: m.sport_xc_skiing,
  ski_orienteering: m.sport_ski_orienteering,
  skimo: m.sport_skimo,
  ski_jumping: m.sport_ski_jumping,
  cyclocross: m.sport_cyclocross,
  nordic_skating: m.sport_nordic_skating,
  trail: m.sport_trail,
  gravel: m.sport_gravel,
  paddle_triathlon: m.sport_paddle_triathlon,
} satisfies Record<Sport, unknown>

export const groupMessages = {
  run: m.group_run,
  cycling: m.group_cycling,
  water: m.group_water,
  winter: m.group_winter,
  other: m.group_other,
  multi: m.group_multi,
} satisfies Record<SportGroup, unknown>

export const hueMessages = {
  run: sportMessages.run,
  trail: sportMessages.trail,
  cycling: groupMessages.cycling,
  water: groupMessages.water,
  multi: groupMessages.multi,
  winter: groupMessages.winter,
  other: groupMessages.other,
} satisfies Record<Hue, unknown>

export const groupAllMessages = {
  run: m.group_all_run,
  cycling: m.group_all_cycling,
  water: m.group_all_water,
  winter: m.group_all_winter,
  other: m.group_all_other,
  multi: m.group_all_multi,
} satisfies Record<SportGroup, unknown>
