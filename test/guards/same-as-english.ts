import type { Locale } from '../../src/model/locales.ts'

const keys = (text: string): string[] => text.split(/\s+/u).filter(Boolean)

/** Messages that equal the English one: loanwords, and words that happen to be the same. */
export const sameAsEnglish: Record<Exclude<Locale, 'en'>, readonly string[]> = {
  fr: keys(`
    participants_title participants_note
    checkout_places checkout_total
    desk_pages desk_kind_page desk_kind_article
    article_kind_dates article_sources news_found
    import_do import_lat import_lon
    correction_day moderation_correction moderation_corrections
    organisation_logo
    missing_distance missing_about missing_picture media_photos media_licence editor_latitude editor_longitude
    part_organisation source_dates life_quarter_hour life_minute registration_organisation profile_organisation
    filter_effort filter_format currency_eur unit_metric_short footer_version nav_sports menu_open
    search_suggestions distance_note_marathon preset_marathon preset_100mi sport_duathlon sport_triathlon
    sport_swimrun sport_aquathlon sport_dog_run sport_aquabike sport_rafting sport_cyclocross sport_gravel
    th_distance filter_sport filter_distance pages_label sports_count places_count search_found footer_cookies
  `),
  de: keys(`
    checkout_extras selling_extra
    checkout_bank
    desk_field_url
    article_kind_interviews
    organisation_logo
    editor_status part_organisation source_name profile_organisation profile_organisation_site filter_format
    filter_region currency_eur unit_metric_short unit_imperial_short footer_version distance_note_marathon
    preset_marathon sport_duathlon sport_triathlon sport_swimrun sport_aquathlon sport_dog_run sport_aquabike
    sport_rafting group_winter th_start fact_venue footer_cookies cookies_th_name
  `),
  es: keys(`
    checkout_no checkout_extras selling_extra
    checkout_total
    calendar_google currency_eur unit_metric_short unit_imperial_short sport_run sport_swimrun sport_dog_run
    sport_aquabike sport_rafting sport_gravel status_virtual footer_cookies
  `),
  it: keys(`
    checkout_no selling_extra
    checkout_reading
    organisation_logo
    sports_count password_label signin_password calendar_google currency_eur unit_metric_short unit_imperial_short
    newsletter_label menu_open crumb_home sport_nordic_walk sport_duathlon sport_triathlon sport_swimrun
    sport_aquathlon sport_dog_run sport_orienteering sport_aquabike sport_rafting sport_gravel
    filter_sport
  `),
  pt: keys(`
    checkout_extras selling_extra
    checkout_total
    import_lat import_lon
    editor_latitude editor_longitude currency_eur unit_metric_short unit_imperial_short menu_open sport_swimrun
    sport_dog_run sport_aquabike sport_rafting sport_gravel status_virtual footer_cookies
  `),
  'pt-BR': keys(`
    checkout_total
    desk_field_url
    import_lat import_lon
    editor_status editor_latitude editor_longitude currency_eur unit_metric_short unit_imperial_short menu_open
    sport_duathlon sport_triathlon sport_swimrun sport_aquathlon sport_dog_run sport_aquabike sport_rafting
    sport_gravel status_virtual footer_cookies
  `),
  pl: keys(`
    checkout_bank
    organisation_logo
    editor_status team_solo filter_region currency_eur unit_metric_short unit_imperial_short menu_open
    sport_nordic_walk sport_duathlon sport_triathlon sport_swimrun sport_aquathlon sport_dog_run sport_aquabike
    sport_rafting sport_gravel th_start filter_sport
  `),
  sv: keys(`
    checkout_bank
    editor_status profile_organisation filter_effort effort_of filter_region currency_eur unit_metric_short
    unit_imperial_short footer_version preset_100mi sport_duathlon sport_triathlon sport_swimrun sport_aquathlon
    sport_dog_run sport_aquabike sport_gravel th_start fact_venue filter_sport
  `),
  ru: [],
  zh: keys(`
    newsletter_example
  `),
  ko: keys(`
    newsletter_example filter_effort effort_of unit_metric_short unit_imperial_short
  `),
  ja: keys(`
    newsletter_example
  `),
  th: keys(`
    newsletter_example
  `),
  nl: keys(`
    selling_extra
    checkout_bank
    desk_field_url
    checkout_reading
    footer_partners
    article_kind_interviews
    organisation_logo
    editor_status review_parts profile_organisation_site currency_eur currency_cny unit_metric_short
    unit_imperial_short menu_open crumb_home distance_note_marathon preset_marathon sport_nordic_walk
    sport_duathlon sport_triathlon sport_swimrun sport_aquathlon sport_dog_run sport_aquabike group_water
    group_winter th_start fact_venue filters_heading filter_sport month_next footer_cookies help_title
  `),
  tr: keys(`
    organisation_logo
    currency_eur unit_metric_short sport_swimrun sport_aquabike sport_rafting
  `),
  id: keys(`
    checkout_bank
    desk_field_label
    organisation_logo
    editor_status filter_effort effort_of filter_format currency_eur unit_metric_short unit_imperial_short
    newsletter_label menu_open distance_note_half preset_half sport_swimrun sport_dog_run sport_orienteering
    sport_aquabike status_virtual
  `),
}
