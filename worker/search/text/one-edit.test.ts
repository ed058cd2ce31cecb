import { describe, expect, it } from 'vitest'
import { oneEditPrefix } from './one-edit.ts'

describe('corrections by one edit', () => {
  it.each([
    ['marathn', 'marathon', 'marathon'],
    ['marathoon', 'marathon', 'marathon'],
    ['marathin', 'marathon', 'marathon'],
    ['marahton', 'marathon', 'marathon'],
    ['amrathon', 'marathon', 'marathon'],
    ['larathon', 'marathon', 'marathon'],
    ['arathon', 'marathon', 'marathon'],
    ['marathonx', 'marathon', 'marathon'],
    ['maratho', 'marathon', 'maratho'],
    ['mratho', 'marathonas', 'maratho'],
    ['mahrat', 'marathon', 'marat'],
    ['marahat', 'marathon', null],
    ['berlx', 'berlin', null],
    ['mxrxthon', 'marathon', null],
  ])('of %s by the word %s give %s', (typed, word, read) => {
    expect(oneEditPrefix(typed, word)).toBe(read)
  })
})
