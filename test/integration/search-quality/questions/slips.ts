import type { NamedQuestion } from '../question.ts'

/** Names with one letter missing. */
const missing: readonly NamedQuestion[] = [
  ['berln marathon', 'berlin-marathon'],
  ['londn marathon', 'london-marathon'],
  ['bston marathon', 'boston-marathon'],
  ['chcago marathon', 'chicago-marathon'],
  ['vasalopet', 'vasaloppet'],
  ['marcialoga', 'marcialonga'],
  ['comrads', 'comrades-marathon'],
  ['tokyo marthon', 'tokyo-marathon'],
  ['spartatlon', 'spartathlon'],
  ['elfstedntocht', 'elfstedentocht'],
  ['prage marathon', 'prazsky-maraton'],
  ['muich marathon', 'muenchen-marathon'],
  ['roe marathon', 'maratona-di-roma'],
  ['московкий марафон', 'moskovskiy-marafon'],
  ['αθηνας μαραθωνος', 'athens-marathon'],
]

/** Names with a letter missing in a word of five. */
const missingOfFive: readonly NamedQuestion[] = [
  ['tkyo marathon', 'tokyo-marathon'],
  ['toyo marathon', 'tokyo-marathon'],
  ['pris marathon', 'marathon-de-paris'],
  ['pais marathon', 'marathon-de-paris'],
  ['seul marathon', 'seoul-international-marathon'],
  ['soul marathon', 'seoul-international-marathon'],
  ['osak marathon', 'osaka-marathon'],
  ['cabt trail relay', 'cabot-trail-relay'],
  ['mlan marathon', 'milano-marathon'],
  ['alle loop', 'alley-loop'],
  ['eigr ultra trail', 'eiger-ultra-trail'],
  ['grat north run', 'great-north-run'],
  ['sout downs way', 'south-downs-way-50'],
  ['trans jpan alps race', 'trans-japan-alps-race'],
]

/** Names with a letter too many, doubled or not. */
const added: readonly NamedQuestion[] = [
  ['berlinn marathon', 'berlin-marathon'],
  ['bosston marathon', 'boston-marathon'],
  ['vasalloppet', 'vasaloppet'],
  ['marcialongha', 'marcialonga'],
  ['commrades', 'comrades-marathon'],
  ['barkleys marathons', 'barkley-marathons'],
  ['jungfrauu marathon', 'jungfrau-marathon'],
  ['romae marathon', 'maratona-di-roma'],
  ['parris marathon', 'marathon-de-paris'],
  ['oslow maraton', 'oslo-maraton'],
  ['rennsteigslauf', 'rennsteiglauf'],
  ['чикагсккий марафон', 'chicago-marathon'],
  ['norsemann', 'norseman-xtreme-triathlon'],
  ['jukkola', 'jukola'],
  ['unnbound gravel', 'unbound-gravel'],
]

/** Names with two letters swapped. */
const swapped: readonly NamedQuestion[] = [
  ['belrin marathon', 'berlin-marathon'],
  ['lodnon marathon', 'london-marathon'],
  ['ebrlin marathon', 'berlin-marathon'],
  ['tokoy marathon', 'tokyo-marathon'],
  ['prais marathon', 'marathon-de-paris'],
  ['vasalopept', 'vasaloppet'],
  ['spartahtlon', 'spartathlon'],
  ['olso maraton', 'oslo-maraton'],
  ['rmoa marathon', 'maratona-di-roma'],
  ['challenge rtoh', 'challenge-roth'],
  ['hong kogn marathon', 'hong-kong-marathon'],
  ['dublni marathon', 'dublin-marathon'],
  ['венсикй марафон', 'vienna-city-marathon'],
  ['nosreman', 'norseman-xtreme-triathlon'],
  ['lavaerdo ultra trail', 'lavaredo-ultra-trail'],
]

/** Names with a wrong letter. */
const wrong: readonly NamedQuestion[] = [
  ['berlim marathon', 'berlin-marathon'],
  ['landon marathon', 'london-marathon'],
  ['bostun marathon', 'boston-marathon'],
  ['tokio marathin', 'tokyo-marathon'],
  ['sidney marathon', 'sydney-marathon'],
  ['vienma city marathon', 'vienna-city-marathon'],
  ['marcialunga', 'marcialonga'],
  ['comrodes', 'comrades-marathon'],
  ['hardrack 100', 'hardrock-100'],
  ['vätternrunden', 'vatternrundan'],
  ['oslu maraton', 'oslo-maraton'],
  ['rona marathon', 'maratona-di-roma'],
  ['challenge rath', 'challenge-roth'],
  ['engadin skimaraton', 'engadin-skimarathon'],
  ['zegana', 'zegama-aizkorri'],
  ['тартуский морафон', 'tartu-maraton'],
]

/** Names with a wrong, missing or added first letter. */
const first: readonly NamedQuestion[] = [
  ['nerlin marathon', 'berlin-marathon'],
  ['oston marathon', 'boston-marathon'],
  ['asaloppet', 'vasaloppet'],
  ['kondon marathon', 'london-marathon'],
  ['hcicago marathon', 'chicago-marathon'],
  ['qparis marathon', 'marathon-de-paris'],
  ['ydney marathon', 'sydney-marathon'],
  ['parcialonga', 'marcialonga'],
  ['karkley marathons', 'barkley-marathons'],
  ['partathlon', 'spartathlon'],
]

export const slips = { missing, missingOfFive, added, swapped, wrong, first }
