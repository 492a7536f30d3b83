/** For which machines a line of an order is, and for which of them how many pieces. */

/** What is known of that. */
interface ForMachines {
  quantity: number;
  machineSerial: string | null;
  machines?: readonly { serialNumber: string; quantity: number }[] | undefined;
}

/** "2 × S131357, 1 × S158905", or the serial alone where all pieces are for one machine; null where it is for none. */
export function lineMachines({ quantity, machineSerial, machines = [] }: ForMachines): string | null {
  const asked = machines.reduce((sum, machine) => sum + machine.quantity, 0);
  const isWholeForOne = machines.length === 1 && asked === quantity;
  // Of a part of the line nobody knows whose pieces it holds.
  if (machines.length === 0 || isWholeForOne || asked > quantity) return machineSerial;
  return machines.map((machine) => `${machine.quantity} × ${machine.serialNumber}`).join(', ');
}
