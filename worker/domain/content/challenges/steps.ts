/** Members of one step: its parameter stays below D1's limit, and its JavaScript below 10 ms. */
export const membersPerStep = 500

/** Steps of one run, so that its queries stay below D1's limit of 50. */
export const stepsPerRun = 15
