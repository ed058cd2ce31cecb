import { describe, expect, it } from 'vitest'
import { searchTextMaxBytes } from '../../../src/model/values/limits.ts'
import { cutSearchText, maximumTerms, parseTerms } from './terms.ts'

const words = (text: string): string[] => parseTerms(text).flatMap((term) => term.alternatives)

describe('terms of a search text', () => {
  it('are read from a text cut to the byte limit between characters', () => {
    expect(cutSearchText('a'.repeat(300))).toHaveLength(searchTextMaxBytes)
    expect(cutSearchText(`a${'東'.repeat(200)}`)).toBe(`a${'東'.repeat(85)}`)
    expect(cutSearchText(`aaa${'🏃'.repeat(100)}`)).toBe(`aaa${'🏃'.repeat(63)}`)
  })

  it('leave out a word that another word implies', () => {
    expect(words('mar marathon MAR berlin')).toEqual(['marathon', 'berlin'])
    expect(words('東京 京')).toEqual(['東京'])
  })

  it('are limited in number', () => {
    expect(words('a b c d e f g h i j k l m n')).toHaveLength(maximumTerms)
  })
})
