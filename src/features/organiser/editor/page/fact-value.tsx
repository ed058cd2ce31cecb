import { CityName } from '../place/city-name.tsx'
import { factText } from './fact-text.ts'

interface FactValueProps {
  path: string
  value: unknown
}

/** A value as a comparison shows it, with the names of codes and cities. */
export function FactValue({ path, value }: FactValueProps) {
  const isCity = path === 'cityId' || path.endsWith('.cityId')
  return isCity && typeof value === 'number' ? <CityName id={value} /> : factText(path, value)
}
