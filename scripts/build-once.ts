/** The build, unless it was made of the same inputs: a stage of `npm test`. */
import { build } from './steps.ts'

build()
