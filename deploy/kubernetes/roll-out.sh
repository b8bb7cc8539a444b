#!/usr/bin/env bash
# Rolls an overlay out: database and migrations first, and servers and workers once the migrations are done.
# Usage: deploy/kubernetes/roll-out.sh OVERLAY, a folder with a kustomization.yaml.
set -euo pipefail
overlay=${1:?name the folder of an overlay, such as deploy/kubernetes/overlays/external-database}
space=nestmates

rendered=$(mktemp)
trap 'rm -f "$rendered"' EXIT
kubectl kustomize "$overlay" > "$rendered"
kubectl get namespace "$space" > /dev/null 2>&1 || kubectl create namespace "$space"

# Workers of the version before would run jobs by its rules beside the new schema; what is queued waits.
if kubectl --namespace "$space" get deployment nestmates-worker > /dev/null 2>&1; then
  kubectl --namespace "$space" scale --replicas=0 deployment/nestmates-worker
fi

# A job that has run cannot be changed.
kubectl --namespace "$space" delete job nestmates-migrate --ignore-not-found
# The settings, which have another name with each change, and what stands in front of the rollout.
kubectl --namespace "$space" apply --filename "$rendered" --selector 'nestmates/rollout=before'
kubectl --namespace "$space" wait --for=condition=complete --timeout=900s job/nestmates-migrate

kubectl --namespace "$space" apply --filename "$rendered"
kubectl --namespace "$space" rollout status --timeout=600s deployment/nestmates-server
kubectl --namespace "$space" rollout status --timeout=600s deployment/nestmates-worker
