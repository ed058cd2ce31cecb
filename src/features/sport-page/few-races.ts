import type { SportView } from '../../model/views.ts'

/** True for a sport with so few races that they are worth more than counts of them: its page begins with all of them. */
export const isFew = ({ races }: Pick<SportView, 'races'>): boolean => races.count < 12
