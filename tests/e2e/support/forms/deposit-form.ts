import type { Page } from '@playwright/test'
import { word } from '../words.ts'

export const amountField = (page: Page) => page.getByRole('textbox', { name: word('Amount') })
export const ask = (page: Page) => page.getByRole('button', { name: word('Get the Pix code') })
