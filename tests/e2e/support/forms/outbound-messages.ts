import { expect } from '@playwright/test'
import * as z from 'zod/mini'
import { product } from '../product.ts'

const reply = z.object({ data: z.array(z.object({ text: z.string() })) })
const ofRegistration = (text: string) => text.includes('confirma o seu cadastro')

async function codeOf(url: string, to: string, isWanted: (text: string) => boolean): Promise<string> {
  const read = async () => {
    const answer = await fetch(`${url}/api/demo/messages?to=${encodeURIComponent(to)}`)
    const { data } = z.parse(reply, await answer.json())
    return /\b\d{6}\b/.exec(data.find(({ text }) => isWanted(text))?.text ?? '')?.[0]
  }
  await expect.poll(read).toBeTruthy()
  return (await read()) ?? ''
}

/** Waits for a message, as testers of a demo read it, and reads its six digits; those of a registration are read by `registrationCode`. */
export function codeSentTo(to: string): Promise<string> {
  return codeOf(product.url(), to, text => !ofRegistration(text))
}

/** The code that confirms a registration. */
export function registrationCode(to: string, url = product.url()): Promise<string> {
  return codeOf(url, to, ofRegistration)
}
