/** The local database of this origin. */
export const databaseName = 'arara'
