// The token of a person of the demo shop.

/** Signs in at a running shop. */
export async function signInAt(origin: string, name: string): Promise<string> {
  const answer = await fetch(`${origin}/api/userLogin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@demo.outrigger.example`, password: 'Outrigger-2026' }),
  });
  const { result } = (await answer.json()) as { result: { token?: string } };
  if (!result.token) throw new Error(`${name} could not sign in`);
  return result.token;
}
