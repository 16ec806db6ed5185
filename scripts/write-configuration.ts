import { writeFileSync } from 'node:fs'
import { configurationPages } from './configuration/write-pages.ts'

/** Writes docs/reference/configuration.md and .env.example from the server's schema. A test compares. */
for (const { name, text } of configurationPages()) writeFileSync(new URL(`../${name}`, import.meta.url), text)
