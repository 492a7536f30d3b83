// What the tests use of the Khronos validator, which brings no types.
declare module 'gltf-validator' {
  interface Message {
    code: string;
    message: string;
    /** 0 error, 1 warning, 2 information, 3 hint. */
    severity: number;
  }
  export function validateBytes(bytes: Uint8Array): Promise<{ issues: { messages: Message[] } }>;
}
