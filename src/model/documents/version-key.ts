/** Query key of a policy's page: the number of a former version of its text. */
export const versionKey = 'version'
