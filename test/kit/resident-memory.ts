import { readFileSync } from "node:fs";

/**
 * VmRSS, in MB of 1,000,000 bytes.
 * @throws without /proc, or if the process has ended
 */
export function residentMemory(pid: number): number {
  let status: string;
  try {
    status = readFileSync(`/proc/${pid}/status`, "utf8");
  } catch (error) {
    throw new Error(`/proc/${pid}/status cannot be read: resident memory is measured on Linux only`, { cause: error });
  }
  return (Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)![1]) * 1024) / 1e6;
}
