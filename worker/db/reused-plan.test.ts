import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { withReusedPlan } from './reused-plan.ts'

test.each([
  ['SELECT 1 LIMIT ?', 'SELECT 1 LIMIT +?'],
  ['select 1 limit ? offset ?', 'select 1 limit +? offset +?'],
  ['(SELECT 1 ORDER BY 1 LIMIT ?2)', '(SELECT 1 ORDER BY 1 LIMIT +?2)'],
  ['SELECT 1 LIMIT 5', 'SELECT 1 LIMIT 5'],
])('a parameter of a limit becomes an expression: %s', (sql, expected) => {
  expect(withReusedPlan(sql)).toBe(expected)
})

test('a limit as an expression selects the same rows', () => {
  const db = new DatabaseSync(':memory:')
  const sql = 'SELECT value FROM json_each(?) LIMIT ? OFFSET ?'
  const rows = (text: string) => db.prepare(text).all('[1,2,3,4,5]', 2, 1)
  expect(rows(withReusedPlan(sql))).toEqual(rows(sql))
  expect(rows(sql)).toHaveLength(2)
})
