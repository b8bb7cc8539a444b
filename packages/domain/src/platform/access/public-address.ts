const privateNetwork =
  /^(?:0|10|127|169\.254|172\.(?:1[6-9]|2\d|3[01])|192\.168|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.|^(?:0:0:0:0|f[cd][0-9a-f]{2}|fe[89ab][0-9a-f]):/i;

/**
 * An address within a network says nothing about who calls: behind a proxy that forwards no addresses all
 * members have the same one.
 */
export const isPublicAddress = (address: string): boolean =>
  /^[0-9a-f]+[.:]/i.test(address) && !privateNetwork.test(address);
